import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { MonthlyFee } from '@/screens/shared/option/OfferRow';
import { optionStatus } from '@/screens/shared/statuses';
import { Icon } from '@/theme/icon/Icon';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import type { OptionState } from '../type/option';

/** Name, status, monthly fee and the two terms that count (docs/design.md §6). */
export function OptionHead({ state, children }: { state: OptionState; children?: ReactNode }) {
  const { name, entry, status, statusLabel, fee, regularFee } = state;
  const shown = optionStatus(status);
  return (
    <PageHead
      title={<WordWrap>{name}</WordWrap>}
      lead={entry?.appeals.map((appeal) => (
        <Phrase key={appeal}>{appeal}。</Phrase>
      ))}
      back={
        <Button variant="text" startIcon={<Icon name="back" />} href={paths.option()}>
          ご契約オプション
        </Button>
      }
    >
      <Box sx={{ mt: 5, '&:empty': { display: 'none' } }}>{children}</Box>
      <Box
        sx={{
          display: { xs: 'block', md: 'grid' },
          gridTemplateColumns: 'minmax(256px, max-content) minmax(0, 1fr)',
          columnGap: 10,
          alignItems: 'start',
          mt: { xs: 5, md: 7 },
          '& > dl': { mt: 5 },
        }}
      >
        <div>
          <Status {...shown} label={statusLabel ?? shown.label} />
          <div>
            <MonthlyFee yen={fee} />
          </div>
          {regularFee > fee && (
            <Typography variant="body2" color="textSecondary">
              特典の料金です。通常 {formatYen(regularFee)}/月
            </Typography>
          )}
        </div>
        <DescriptionList items={termsOf(state)} />
      </Box>
    </PageHead>
  );
}

function termsOf({ name, page, status, startsOn, endsOn, terms }: OptionState): DescriptionItem[] {
  const isToCome = status === 'ENTR' || status === 'EXAM';
  const end = formatFullDay(endsOn);
  const start = startsOn
    ? { term: isToCome ? '利用開始の予定' : '利用開始', value: formatFullDay(startsOn) }
    : { term: '利用開始', value: terms.startText, note: terms.startNote };
  return [
    start,
    end === '-'
      ? { term: '解約時', value: terms.leaving, note: terms.leavingNote }
      : {
          term: status === 'QUIT' ? '利用終了' : 'ご利用できる最後の日',
          value: end,
          note: (
            <AddToCalendar
              events={[
                {
                  id: `end ${page}`,
                  title: `${name}をご利用できる最後の日(${brand.services.fixed})`,
                  day: endsOn,
                  url: paths.optionDetail(page),
                },
              ]}
            />
          ),
        },
  ];
}
