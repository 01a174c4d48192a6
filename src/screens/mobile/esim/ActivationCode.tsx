import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { esimAfter } from '@/catalogue/esim';
import { isTold } from '@/lib/esimSetup';
import { ReceiptCodes } from '@/procedure/Receipt';
import { media } from '@/theme/media';
import { Actions } from '@/ui/link/Actions';
import { Disclosure } from '@/ui/row/Disclosure';
import { SetupLink } from './SetupLink';
import { useSetupSystem } from './useSetupSystem';

// Dark on white in dark mode too: cameras read nothing else.
const qr = { ink: '#12242F', white: '#FFFFFF', size: 225 };

interface ActivationCodeProps {
  activation: Schema.EsimActivation;
  /** Nothing else is asked on the page. */
  isFirst?: boolean;
}

/**
 * The ways to set the eSIM up: on this phone by its own system, with another one by the QR code, and by the
 * codes that are typed in (docs/product.md §10.4).
 */
export function ActivationCode({ activation, isFirst }: ActivationCodeProps) {
  const { qr_text, smdp_address, activation_code } = activation;
  const system = useSetupSystem();
  const isSmall = useMediaQuery(media.small, { noSsr: true });
  // Who reads on a phone can't point its camera at it. One that tells that it is too old has no other way.
  const isPhone = system !== undefined || (isSmall && !isTold(navigator));
  return (
    <Box sx={{ borderTop: '1px solid var(--ink)' }}>
      {isPhone && (
        <Way title="このスマートフォンに設定する" onScreenOnly>
          <p>ボタンを押すと、eSIMの設定画面が開きます。</p>
          {system ? (
            <Actions>
              <SetupLink
                system={system}
                activation={activation}
                variant={isFirst ? 'primary' : 'secondary'}
              >
                このスマートフォンに設定する
              </SetupLink>
            </Actions>
          ) : (
            <BothSystems activation={activation} />
          )}
          <Typography variant="note">
            設定画面が開かないときは、下のコードを入力してください。
          </Typography>
        </Way>
      )}
      <Way title={isPhone ? 'ほかのスマートフォンに設定する' : 'QRコードを読み取る'}>
        <p>使うスマートフォンのカメラで、読み取ってください。</p>
        <Box sx={{ py: 5, svg: { display: 'block', mx: { xs: 'auto', sm: 0 } } }}>
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
      </Way>
      <Way title="コードを入力する">
        <Box component="p" sx={{ mb: 3 }}>
          読み取れないときは、端末の設定で「eSIMを追加」から「手動で入力」を選び、次の2つを入力します。
        </Box>
        <ReceiptCodes
          codes={[
            { label: 'SM-DP+アドレス', value: smdp_address, mono: true },
            { label: 'アクティベーションコード', value: activation_code, mono: true },
          ]}
        />
        {!isPhone && <OnAPhone activation={activation} />}
      </Way>
      <Way title="設定のあと">
        <p>{esimAfter}</p>
      </Way>
    </Box>
  );
}

interface WayProps {
  title: string;
  /** It is no use on paper. */
  onScreenOnly?: boolean;
  children: ReactNode;
}

const Way = ({ title, onScreenOnly, children }: WayProps) => (
  <Box component="section" data-print={onScreenOnly && 'none'} sx={{ mt: 5, mb: 7 }}>
    <Typography variant="label" component="h3" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** The addresses of both systems, folded where nobody holds the phone. */
function OnAPhone({ activation }: { activation: Schema.EsimActivation }) {
  // Until they are wanted, the code stands in no attribute.
  const [opened, setOpened] = useState(false);
  return (
    <Box data-print="none" sx={{ mt: 3 }}>
      <Disclosure
        name="on-phone"
        title="この画面をスマートフォンでご覧のとき"
        onOpen={() => setOpened(true)}
      >
        <p>お使いの端末を選ぶと、eSIMの設定画面が開きます。</p>
        {opened && <BothSystems activation={activation} />}
      </Disclosure>
    </Box>
  );
}

const BothSystems = ({ activation }: { activation: Schema.EsimActivation }) => (
  <Actions>
    <SetupLink system="ios" activation={activation} variant="secondary">
      iPhone(iOS 17.4以降)に設定する
    </SetupLink>
    <SetupLink system="android" activation={activation} variant="secondary">
      Android(10以降)に設定する
    </SetupLink>
  </Actions>
);
