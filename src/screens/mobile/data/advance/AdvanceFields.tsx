import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { formatGb } from '@/lib/data';
import { formatTime } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { SelectField } from '@/ui/fields/SelectField';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Outcome } from '../Outcome';
import { advanced, type AdvanceValues, amounts, useAdvance } from './advanceEntry';

/** Asks how much of next month's data is used now, and shows what is then left of it. */
export function AdvanceFields() {
  const { register, formState } = useFormContext<AdvanceValues>();
  const entry = useAdvance();
  const amount = Number(useWatch<AdvanceValues, 'amount_mb'>({ name: 'amount_mb' }));
  const { limit_mb, unit_mb, advanced_mb, accept_until, fee } = entry;
  const result = amount > 0 ? advanced(entry, amount) : undefined;
  return (
    <>
      <Typography variant="lead">
        来月のデータを、今月のうちに使えます。
        <Phrase>来月のデータは、その分少なくなります。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <SelectField
          label="前借りするデータ"
          hint={
            <>
              {formatGb(unit_mb)}GB単位で、{formatGb(limit_mb)}GBまで。
              {advanced_mb > 0 && `今月は、すでに${formatGb(advanced_mb)}GBを前借りしています。`}
              <Phrase>今月の受付は、{formatTime(accept_until)}までです</Phrase>
            </>
          }
          empty="選んでください"
          options={amounts(entry).map((mb) => ({ value: String(mb), label: `${formatGb(mb)}GB` }))}
          error={formState.errors.amount_mb?.message}
          {...register('amount_mb', {
            validate: (chosen) =>
              amounts(entry).includes(Number(chosen)) || fieldMessages.mustSelect,
          })}
        />
      </Box>
      {result && (
        <Outcome title="前借り後のデータ">
          <DescriptionList
            ink="top"
            items={[
              { term: '今月の残り', value: change(result.left), strong: true },
              { term: '来月のデータ', value: change(result.next), strong: true },
            ]}
          />
          <GrandTotal flush label="手数料" value={formatNumber(fee)} />
        </Outcome>
      )}
      <Announcement>
        {result
          ? `前借りすると、今月の残りは${formatGb(result.left.after)}GB、来月のデータは${formatGb(result.next.after)}GB、手数料は${formatYen(fee)}です。`
          : ''}
      </Announcement>
    </>
  );
}

const change = ({ before, after }: { before: number; after: number }) =>
  `${formatGb(before)}GB → ${formatGb(after)}GB`;
