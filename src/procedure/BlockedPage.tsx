import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageHead } from '@/ui/page/PageHead';
import { BlockedState } from './BlockedState';
import type { SendingProblem } from './failure';
import type { Blocked, CurrentStatus, Procedure } from './procedure';
import { SelectedLineBar } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import { UnknownNotice } from './UnknownNotice';
import type { ProcedureDraft } from './useDraft';

interface BlockedPageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  blocked: Blocked | CurrentStatus;
  draft: ProcedureDraft<Values, Receipt>;
  values: Values;
  /** Why the last press was refused: what was shown then is over. */
  problem: SendingProblem | undefined;
}

/** Shown when the procedure can't be done now: its state, or from when, why and what is possible (docs/design.md §6). */
export function BlockedPage<Values extends FieldValues, Receipt extends object>({
  procedure,
  blocked,
  draft,
  values,
  problem,
}: BlockedPageProps<Values, Receipt>) {
  const why = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the page ends higher than it stood.
    if (problem) why.current?.focus();
  }, [problem]);
  return (
    <>
      <SelectedLineBar />
      <Container>
        {procedure.Tabs && <procedure.Tabs />}
        <PageHead title={procedure.title}>
          <UnknownNotice procedure={procedure} draft={draft} values={values} />
          <Box ref={why} tabIndex={-1}>
            <SendingAlert problem={problem} />
          </Box>
        </PageHead>
        {'state' in blocked ? (
          <Box sx={{ mt: 7 }}>{blocked.state}</Box>
        ) : (
          <NotPossible {...blocked} />
        )}
      </Container>
    </>
  );
}

function NotPossible({ more, ...blocked }: Blocked) {
  return (
    <>
      <BlockedState title="いまはお手続きいただけません" {...blocked} />
      {more}
    </>
  );
}
