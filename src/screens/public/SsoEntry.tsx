import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/theme/icon/Icon';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap } from '@/ui/page/Page';

interface SsoEntryProps {
  busy: boolean;
  /** Name of the customer who is logged in at the support page; undefined if nobody is known to be. */
  name: string | undefined;
  onEnter: () => void;
}

/** Login with the support page's session (docs/product.md §3.2). */
export function SsoEntry({ busy, name, onEnter }: SsoEntryProps) {
  return (
    <Box component="section" aria-labelledby="other-ways" sx={{ mt: { xs: 14, md: 0 } }}>
      <Typography id="other-ways" component="h2" sx={{ fontWeight: 700 }}>
        ほかの方法でログイン
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {name === undefined ? (
          'ほかのIDと連携している方はこちら'
        ) : (
          <>
            <Nowrap>サポートサイトに</Nowrap>
            <Nowrap>{name} 様で</Nowrap>
            <Nowrap>ログインしています</Nowrap>
          </>
        )}
      </Typography>
      <SubmitButton busy={busy && '確認しています'} variant="secondary" covered onClick={onEnter}>
        {name === undefined ? (
          <>
            連携IDでログイン
            <Icon name="external" />
          </>
        ) : (
          'このログインで続ける'
        )}
      </SubmitButton>
    </Box>
  );
}
