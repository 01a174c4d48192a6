import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { lookUp } from '@/catalogue/labelOf';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatFullDay } from '@/lib/date';
import { MonthlyFee } from '@/screens/shared/option/OfferRow';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { missingFeeText, statusOf } from '../optionStatus';

/** What the option is, its status and its price (docs/design.md §6). */
export function OptionHead({ option }: { option: Schema.MobileOption }) {
  const { key, monthly_fee, started_on } = option;
  const entry = lookUp(mobileOptions, key);
  return (
    <Box sx={{ mb: 9 }}>
      {entry && <Typography variant="lead">{entry.appeals[0]}。</Typography>}
      <Box sx={{ mt: 4, mb: 2 }}>
        <Status {...statusOf(option)} />
      </Box>
      {monthly_fee === null ? (
        <Typography variant="help">{missingFeeText(option)}</Typography>
      ) : (
        <MonthlyFee yen={monthly_fee} />
      )}
      {started_on && (
        <Typography variant="help">
          {formatFullDay(started_on)}からご利用いただいています。
        </Typography>
      )}
    </Box>
  );
}

/** What the customer must know of an option before applying for it. */
export function NotesSection({ notes }: { notes: readonly string[] }) {
  return (
    <Section label="ご注意">
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}
