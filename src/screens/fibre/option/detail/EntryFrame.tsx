import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { billedFrom, billedFromStart } from '@/catalogue/billing';
import type { StartRule } from '@/catalogue/fibreOptions/terms';
import { now } from '@/lib/clock';
import { addMonths, japanMonth } from '@/lib/date';
import { paths } from '@/paths';
import { ClosedProcedures } from '@/procedure/entry/BlockedRows';
import type { FrameParts } from '@/procedure/InputStep';
import { Section } from '@/ui/page/Section';
import type { OrderForm } from '../order/orderForm';
import { useOptionState } from '../type/optionState';
import { impossible } from '../type/whyNot';
import { OptionBody } from './OptionBody';
import { OptionHead } from './OptionHead';

/** The text that says from when the option is billed. */
const firstBill = (start: StartRule): string =>
  start === 'next_month' ? billedFrom(addMonths(japanMonth(now()), 1)) : billedFromStart;

interface EntryFrameProps extends FrameParts {
  code: string;
  form: OrderForm;
}

/** The page of an option that can be applied for: its entry's fields are part of it (docs/design.md §6). */
export function EntryFrame({ code, form, alerts, ending }: EntryFrameProps) {
  const state = useOptionState(code);
  const { Fields, label = '選ぶ内容', caption } = form;
  return (
    <Container>
      <OptionHead state={state}>{alerts}</OptionHead>
      {Fields && (
        <Section label={label} caption={caption}>
          {/* Text fields, and fields beside them, are no wider than in a procedure; rows of radios
              reach the axis of the amounts. */}
          <Box
            sx={{
              "[data-field]:not(:has([type='radio'])), &:has(input:not([type='radio'])) [data-field]":
                { maxWidth: 640 },
            }}
          >
            <Fields />
          </Box>
        </Section>
      )}
      <OptionBody state={state} />
      <Section label="お申し込み" caption={firstBill(state.terms.start)}>
        {ending}
        <Box sx={{ mt: 5 }}>
          <Button variant="text" href={paths.optionCompare([code])}>
            ほかのオプションと比べる
          </Button>
        </Box>
        <ClosedProcedures items={impossible(state)} />
      </Section>
    </Container>
  );
}
