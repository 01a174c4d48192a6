import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type * as Schema from '@/api/generated/schemas';
import { formatPhone } from '@/lib/phone';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { useEntryState } from '@/ui/useEntryState';
import { WordWrap } from '@/ui/WordWrap';
import { groupSection } from './billParts';
import { CallDetails, SimCallDetails } from './CallDetails';

interface BillGroupsProps {
  groups: readonly Schema.BillGroup[];
  /** YYYYMM */
  month: string;
  /** The bill's service: a fibre bill has the home phone's call details, a mobile bill the SIM's. */
  callsOf: 'fixed' | 'mobile';
}

/** The lines by service, each group closed by its subtotal. */
export function BillGroups({ groups, month, callsOf }: BillGroupsProps) {
  return groups.map((group, index) => (
    <Section
      key={group.label}
      id={groupSection(index)}
      label={<WordWrap>{group.label}</WordWrap>}
      caption={
        <>
          {index === 0 && '内訳(すべて税込)'}
          {group.phone_number && (
            // A SIM's number tells it from the customer's other SIMs. The home phone has one number,
            // needed on paper only.
            <Box
              component="span"
              sx={{ display: callsOf === 'fixed' ? 'none' : 'block', displayPrint: 'block' }}
            >
              {formatPhone(group.phone_number)}
            </Box>
          )}
        </>
      }
    >
      <GroupLines group={group} month={month} callsOf={callsOf} />
    </Section>
  ));
}

interface GroupLinesProps {
  group: Schema.BillGroup;
  month: string;
  callsOf: 'fixed' | 'mobile';
}

function GroupLines({ group, month, callsOf }: GroupLinesProps) {
  const [open, setOpen] = useEntryState(`calls:${group.label}`, false);
  // The details list calls and SMS together: one line opens them.
  const opener = group.lines.find(({ kind }) => kind === 'call' || kind === 'sms');
  return (
    <>
      <AmountTable
        caption={group.label}
        rows={group.lines.map((line, index) => ({
          key: String(index),
          name: line.label,
          note: (
            <>
              <KeepTogether>{note(line)}</KeepTogether>
              {line === opener && (
                <div data-print="none">
                  <Link component="button" type="button" onClick={() => setOpen(!open)}>
                    {open ? '通話明細を閉じる' : '通話明細を見る'}
                  </Link>
                </div>
              )}
            </>
          ),
          amount: line.amount,
        }))}
        subtotal={{ label: '小計', amount: group.subtotal }}
      />
      {open &&
        (callsOf === 'fixed' ? <CallDetails month={month} /> : <SimCallDetails month={month} />)}
    </>
  );
}

/** `3分 8.789円 × 24回`. */
function note({ detail, quantity }: Schema.BillLine): string {
  return [detail, quantity].filter((part) => part !== null).join(' × ');
}
