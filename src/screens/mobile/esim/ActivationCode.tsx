import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { ReceiptCodes } from '@/procedure/Receipt';
import type { Activation } from './esimEntry';

// Dark on white in dark mode too: cameras read nothing else.
const qr = { ink: '#12242F', white: '#FFFFFF', size: 225 };

/** The activation code as QR and as text to type in (docs/design.md §6). */
export function ActivationCode({ activation }: { activation: Activation }) {
  const { qr_text, smdp_address, activation_code } = activation;
  return (
    <>
      <Box
        sx={{
          py: 5,
          borderTop: '1px solid var(--ink)',
          svg: { display: 'block', mx: { xs: 'auto', sm: 0 } },
        }}
      >
        <QRCodeSVG
          value={qr_text}
          size={qr.size}
          marginSize={4}
          fgColor={qr.ink}
          bgColor={qr.white}
          role="img"
          title="eSIMを設定するQRコード"
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        読み取れないときは、設定画面に入力します
      </Typography>
      <ReceiptCodes
        codes={[
          { label: 'SM-DP+アドレス', value: smdp_address, mono: true },
          { label: 'アクティベーションコード', value: activation_code, mono: true },
        ]}
      />
    </>
  );
}
