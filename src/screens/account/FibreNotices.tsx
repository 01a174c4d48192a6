import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { palt } from '@/theme/type';
import { Phrase } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';

/**
 * How many notices to the fibre contract are unread, and the title of the newest important one if it is
 * unread.
 */
export function FibreNotices() {
  const { data } = useQuery(read(api.getFixedNotification));
  const important = data?.latest_important;
  return (
    // The space is reserved before the answer, which may never come, so that nothing moves.
    <Box sx={{ minHeight: 25, mt: 1 }}>
      {data && data.unread_count > 0 && (
        <Status mark="dot" label={`未読のお知らせ${data.unread_count}件`} />
      )}
      {data?.unread_count === 0 && (
        <Status mark="circle" label="未読のお知らせはありません" ended />
      )}
      {important?.is_unread && (
        <Typography variant="body2" sx={palt}>
          <Phrase>大切なお知らせ：</Phrase>
          <Phrase>{important.title}</Phrase>
        </Typography>
      )}
    </Box>
  );
}
