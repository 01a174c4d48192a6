import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import { introductionMessages } from '@/catalogue/campaign';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { media } from '@/theme/media';
import { CopyButton } from '@/ui/link/CopyButton';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';

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
        <Typography variant="help">{what}</Typography>
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
          <Phrase>画面を見せて、お友達に読み取ってもらえます</Phrase>
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

/** The sentence that goes with the address of a code. */
const shareText = (code: string): string => `${brand.services.fixed}の紹介コードは ${code} です。`;

export function shareLinks(url: string, code: string) {
  const text = shareText(code);
  const both = encodeURIComponent(`${text}\n${url}`);
  const subject = encodeURIComponent(`${brand.services.fixed}のご紹介`);
  return [
    { label: 'LINEで送る', href: `https://line.me/R/share?text=${both}` },
    { label: 'メールで送る', href: `mailto:?subject=${subject}&body=${both}` },
    { label: 'SMSで送る', href: `sms:?&body=${both}` },
    {
      label: 'Xに投稿する',
      href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
    },
  ];
}

/** Until when friends can use a code, and how many have. */
export function CodeFacts({ expiresOn, openedCount }: { expiresOn: string; openedCount: number }) {
  return (
    <Typography variant="help">
      <Nowrap>有効期限 {formatFullDay(expiresOn)}</Nowrap>
      {'\u3000'}
      <Nowrap>これまでに{openedCount}人が開通しました</Nowrap>
    </Typography>
  );
}

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

/** What the customer and the friend each receive for an introduction, in one sentence. */
export function IntroductionRewards({
  of: { reward, friend_reward },
}: {
  of: Schema.Introduction;
}) {
  const yen = (amount: number) => (
    <Nowrap>
      <b>{formatYen(amount)}</b>
    </Nowrap>
  );
  if (reward === friend_reward)
    return (
      <>
        <Nowrap>ご紹介した方も、</Nowrap>
        <Nowrap>された方も、</Nowrap>
        <Nowrap>{yen(reward)}ずつ</Nowrap>受け取れます。
      </>
    );
  return (
    <>
      ご紹介した方は{yen(reward)}、された方は{yen(friend_reward)}を受け取れます。
    </>
  );
}
