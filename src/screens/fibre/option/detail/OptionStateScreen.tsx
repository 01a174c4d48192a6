import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { paths } from '@/paths';
import { ClosedProcedures } from '@/procedure/entry/BlockedRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { type LinkRow, LinkRows } from '@/ui/row/LinkRows';
import { orderNames, orderTexts } from '../order/orderNames';
import type { OptionState } from '../type/option';
import { impossible, isPossible } from '../type/whyNot';
import { BlockedAlert, OptionBody } from './OptionBody';
import { OptionHead } from './OptionHead';

/** The page of an option that can't be applied for now: in use, on its way, or not accepted. */
export function OptionStateScreen({
  state,
  moreProcedures = [],
}: {
  state: OptionState;
  /** Procedures of the option's own type, beside the orders. */
  moreProcedures?: readonly LinkRow[];
}) {
  const possible: LinkRow[] = [
    ...orderNames
      .filter((order) => order !== 'entry' && isPossible(state, order))
      .map((order) => ({
        title: orderTexts[order].title,
        to: paths.optionOrder(state.page, order),
      })),
    ...moreProcedures,
  ];
  const rest = impossible(state);
  const isTold = rest.some(({ reason }) => reason === state.reason);
  return (
    <Container>
      <OptionHead state={state}>
        <BlockedAlert state={state} />
      </OptionHead>
      <OptionBody state={state} />
      <Section label="いまできる手続き" caption={`${possible.length}件`}>
        {state.reason && !isTold && (
          <p>
            <KeepTogether>{state.reason}</KeepTogether>
          </p>
        )}
        {possible.length > 0 ? (
          <LinkRows items={possible} />
        ) : (
          <p>いまできる手続きはありません。</p>
        )}
        <Button variant="text" href={paths.optionCompare([state.code])}>
          ほかのオプションと比べる
        </Button>
        <ClosedProcedures items={rest} />
      </Section>
    </Container>
  );
}
