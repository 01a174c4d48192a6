import Box from '@mui/material/Box';
import { introductionMessages } from '@/catalogue/campaign';
import { formatFullDay } from '@/lib/date';
import { Nowrap, Verbatim } from '@/ui/page/Page';

interface ExpiredCodeProps {
  /** 紹介コード, 建物の紹介コード. */
  what: string;
  code: string;
  /** ISO day. */
  expires_on: string | null;
}

/** A code whose last day has passed. */
export function ExpiredCode({ what, code, expires_on }: ExpiredCodeProps) {
  return (
    <p>
      <Box component="b" sx={{ display: 'block' }}>
        {introductionMessages.expired}
      </Box>
      {what} <Verbatim>{code}</Verbatim> は、いまはお使いいただけません。
      {expires_on !== null && (
        <>
          有効期限は、<Nowrap>{formatFullDay(expires_on)}まででした。</Nowrap>
        </>
      )}
    </p>
  );
}
