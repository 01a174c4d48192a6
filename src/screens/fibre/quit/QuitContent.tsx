import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatDay } from '@/lib/date';
import { addDays } from '@/lib/days';
import { paths } from '@/paths';
import { OpeningLink } from '@/procedure/entry/OpeningLink';
import { LossList } from '@/procedure/quit/LossList';
import { Topic } from '@/procedure/Topic';
import { useMoveOpening } from '@/screens/fibre/move/queries';
import { Phrase } from '@/ui/page/Page';
import { billedText, FeeTable, FeeTotal } from './FeeTable';

/** What ends and what it costs, before anything is asked (docs/design.md §6). */
export function QuitContent() {
  const { data: fee } = useSuspenseQuery(read(api.getCancellationFee));

  const opens = useMoveOpening();
  const losses = fee.losses.flatMap(({ date, items }) =>
    // The contract gives the last day of use, and the list shows from when something is lost.
    items.map(({ label, note }) => ({ from_on: addDays(date, 1), name: label, note })),
  );
  return (
    <>
      <Typography variant="lead">
        <Phrase>{formatDay(fee.quit_on)}に解約した場合です。</Phrase>
        <Phrase>まだ何も変わっていません。</Phrase>
      </Typography>
      <Topic label="使えなくなるもの" open>
        {losses.length > 0 ? (
          <LossList losses={losses} />
        ) : (
          <p>インターネットのほかに、使えなくなるものはありません。</p>
        )}
      </Topic>
      <Topic label="解約にかかる費用" caption={fee.total > 0 ? billedText(fee) : undefined}>
        <FeeTable items={fee.items} />
        <FeeTotal fee={fee} label="合計" flush={fee.items.length > 0} />
      </Topic>
      <Box sx={{ mt: 9 }}>
        <p>お引っ越しなら、解約せずに続けられます。</p>
        <OpeningLink to={paths.move()} opens={opens}>
          お引っ越しの手続き
        </OpeningLink>
      </Box>
    </>
  );
}
