import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '@/ui/page/PageHead';
import { BlockedState } from './BlockedState';
import { useProcedure, useProcedureSubmission } from './procedureData';
import { SendingAlert } from './SendingAlert';
import { UnknownNotice } from './UnknownNotice';
import { termsChangedProblem } from './useSubmission';

/** The procedure is done already or under way: its state is shown in place of the steps. */
export interface CurrentStatus {
  state: ReactNode;
}

/** The procedure is not possible now: why, from when, and what is possible instead. */
export interface Blocked {
  /** ISO day from which it is possible; absent when nobody knows. */
  opens?: string;
  /** A text is a paragraph, as in `possible`. */
  reason: ReactNode;
  possible?: ReactNode;
  actions?: ReactNode;
  /** Below: what was done before. */
  more?: ReactNode;
}

/** Shown when the procedure can't be done now: its state, or from when, why and what is possible (docs/design.md §6). */
export function BlockedPage({ blocked }: { blocked: Blocked | CurrentStatus }) {
  const { of, tabs } = useProcedure();
  const submission = useProcedureSubmission();
  // Why the last press was refused: what was shown then is over.
  const problem = submission.problem === termsChangedProblem ? undefined : submission.problem;
  const why = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the page ends higher than it stood.
    if (problem) why.current?.focus();
  }, [problem]);
  return (
    <Container>
      {tabs}
      <PageHead title={of.title}>
        <UnknownNotice />
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
