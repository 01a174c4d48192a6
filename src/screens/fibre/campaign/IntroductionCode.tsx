import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { media } from '@/theme/media';
import { CopyButton } from '@/ui/link/CopyButton';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { shareLinks, shareText } from './shareLinks';

/** A code up to this length has room in full size beside its button on a phone. */
const short = 8;

const shortCode = {
  fontSize: { xs: 36, sm: 52 },
  lineHeight: { xs: '44px', sm: '60px' },
  [media.narrow]: { fontSize: 28, lineHeight: '36px' },
};
const longCode = { fontSize: { xs: 22, sm: 32 }, lineHeight: { xs: '30px', sm: '60px' } };

interface IntroductionCodeProps {
  /** Name of the code, for a page that has two. */
  what?: string;
  code: string;
  url: string;
  couponUrl: string | null;
  /** Shown below the ways to send it. */
  children: ReactNode;
}

/**
 * Code and address to copy, ways to send them, and the address as a QR code for a friend beside the
 * customer.
 */
export function IntroductionCode({
  what = '紹介コード',
  code,
  url,
  couponUrl,
  children,
}: IntroductionCodeProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 168px' },
        gap: '20px 40px',
      }}
    >
      <div>
        <Typography variant="body2" color="textSecondary">
          {what}
        </Typography>
        <CopyLine text={code} what={what}>
          <Typography
            component="span"
            sx={{
              minWidth: 0,
              color: 'service.main',
              ...(code.length > short ? longCode : shortCode),
            }}
          >
            <Verbatim>{code}</Verbatim>
          </Typography>
        </CopyLine>
        <CopyLine text={url} what={`${what}のページのアドレス`}>
          <Typography component="span" variant="inherit" noWrap title={url} sx={{ minWidth: 0 }}>
            <Verbatim>{url}</Verbatim>
          </Typography>
        </CopyLine>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6, mt: 3 }}>
          {shareLinks(url, code).map(({ label, href }) => (
            <Button key={label} variant="text" href={href}>
              {label}
            </Button>
          ))}
          <WebShare url={url} code={code} />
          {couponUrl && (
            <Button variant="text" href={couponUrl}>
              お友達のクーポンを見る
            </Button>
          )}
        </Stack>
        {children}
      </div>
      <Box
        component="figure"
        sx={{
          display: { xs: 'grid', md: 'block' },
          gridTemplateColumns: '136px minmax(0, 1fr)',
          alignItems: 'center',
          gap: 4,
        }}
      >
        <Box
          sx={{
            p: 4,
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: '#fff',
            '& > svg': { display: 'block', width: '100%', height: 'auto' },
          }}
        >
          {/* Dark on white in dark mode too: cameras read no other. */}
          <QRCodeSVG value={url} title={`${url} のQRコード`} fgColor="#12242F" bgColor="#fff" />
        </Box>
        <Typography variant="caption" color="textSecondary" component="figcaption" sx={{ mt: 2 }}>
          <Phrase>画面を見せて、</Phrase>
          <Phrase>お友達に読み取ってもらえます</Phrase>
        </Typography>
      </Box>
    </Box>
  );
}

/** What can be copied, with its button at the end of the line. */
function CopyLine({ children, ...copied }: ComponentProps<typeof CopyButton> & PropsWithChildren) {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '& > button': { flex: 'none' },
      }}
    >
      {children}
      <CopyButton {...copied} />
    </Stack>
  );
}

/** The device's own ways to pass an introduction on; nothing where the browser has none. */
function WebShare({ url, code }: { url: string; code: string }) {
  if (!('share' in navigator)) return null;
  const share = () => {
    // Rejected when the customer closes the device's sheet, after which nothing has happened.
    navigator.share({ text: shareText(code), url }).catch(() => undefined);
  };
  return (
    <Button variant="text" onClick={share}>
      ほかのアプリで送る
    </Button>
  );
}
