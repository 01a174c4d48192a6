import styled from '@emotion/styled';
import { QRCodeSVG } from 'qrcode.react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { ReceiptCodes } from '@/ui/receipt/Receipt';
import type { Activation } from './esimEntry';

// Ink on white in dark too: a camera reads nothing else.
const qr = { ink: '#12242F', white: '#FFFFFF', size: 225 };

const Code = styled.div`
  padding: 20px 0;
  border-top: 1px solid var(--ink);
  svg {
    display: block;
    ${media.small} {
      margin-inline: auto;
    }
  }
`;

const Otherwise = styled.p`
  ${type.small};
  color: var(--ink-2);
  margin-bottom: 12px;
`;

/** The activation code as QR and as text to type in (look: esim-done). */
export function ActivationCode({ activation }: { activation: Activation }) {
  const { qr_text, smdp_address, activation_code } = activation;
  return (
    <>
      <Code>
        <QRCodeSVG
          value={qr_text}
          size={qr.size}
          marginSize={4}
          fgColor={qr.ink}
          bgColor={qr.white}
          role="img"
          title="eSIMを設定するQRコード"
        />
      </Code>
      <Otherwise>読み取れないときは、設定画面に入力します</Otherwise>
      <ReceiptCodes
        codes={[
          { label: 'SM-DP+アドレス', value: smdp_address, mono: true },
          { label: 'アクティベーションコード', value: activation_code, mono: true },
        ]}
      />
    </>
  );
}
