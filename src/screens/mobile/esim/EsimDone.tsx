import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useEffect, useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { formatFullDay, formatMonth } from '@/lib/date';
import {
  type BrowserDevice,
  saysPhone,
  setupAddress,
  type SetupSystem,
  setupSystemOf,
} from '@/lib/esimSetup';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { DonePage, ReceiptCodes } from '@/procedure/Receipt';
import { PartBoundary } from '@/shell/error/PartBoundary';
import { media } from '@/theme/media';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main, Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import {
  esimAfter,
  esimBefore,
  type EsimReceipt,
  type EsimValues,
  useEsimAnswer,
} from './esimValues';

const issued = 'eSIMの発行は済んでいます。';

/** The warning, the steps before, the ways to set it up, the fee (docs/design.md §6). */
export const EsimDone = ({ receipt }: { receipt: EsimReceipt }) => (
  <PartBoundary
    unread="設定に使うコードを読み込めませんでした。"
    around={(said) => <EsimPage receipt={receipt} lead={issued} intro={said} />}
  >
    <IssuedCode receipt={receipt} />
  </PartBoundary>
);

function IssuedCode({ receipt }: { receipt: EsimReceipt }) {
  const activation = useActivation(receipt);
  if (!activation) return <EsimPage receipt={receipt} lead={issued} intro={<UsedCode />} />;
  return (
    <EsimPage
      receipt={receipt}
      lead="使うスマートフォンで、eSIMを設定してください。"
      intro={<BeforeReading />}
      steps={
        <Section label="設定の手順" caption="はじめる前に">
          <NumberedSteps steps={esimBefore} />
        </Section>
      }
    >
      <ActivationCode activation={activation} isFirst />
    </EsimPage>
  );
}

interface EsimPageProps {
  receipt: EsimReceipt;
  lead: string;
  intro: ReactNode;
  steps?: ReactNode;
  /** The code. */
  children?: ReactNode;
}

function EsimPage({ receipt, lead, intro, steps, children }: EsimPageProps) {
  const { fee, billing_month, expires_on } = receipt;
  return (
    <DonePage
      title="eSIMを発行しました。"
      leadsOn
      intro={
        <>
          <Columns>
            <Main narrow>
              <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>{intro}</Box>
            </Main>
          </Columns>
          {steps}
        </>
      }
      lead={lead}
      of={receipt}
      rows={[
        {
          term: '使える期限',
          value: formatFullDay(expires_on),
          note: '1回だけ使えます',
          strong: true,
        },
        {
          term: '手数料',
          value: formatYen(fee),
          note: `${formatMonth(billing_month)}のご請求に含まれます`,
          strong: true,
        },
      ]}
    >
      {children}
    </DonePage>
  );
}

/** The code of the answer, or after a reload the code read again; undefined once it was used or replaced. */
function useActivation({ activation, receipt_number }: EsimReceipt) {
  const answer = useEsimAnswer();
  if (activation) return activation;
  const again = isRejection(answer) ? null : answer.activation;
  return again?.receipt_number === receipt_number ? again : undefined;
}

function UsedCode() {
  return (
    <Alert>
      <AlertTitle component="h2">このコードは、すでに使われています</AlertTitle>
      端末での設定が済んでいれば、お手続きは不要です。設定できていないときは、再発行してください。
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={paths.mobileEsim()}>
          eSIMを再発行する
        </Button>
      </Box>
    </Alert>
  );
}

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
  // A phone can't scan its own screen. One that reports a system that is too old can only scan.
  const isPhone = system !== undefined || (isSmall && !saysPhone(navigator));
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
  /** Left out on paper. */
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

/** The setup addresses of both systems, folded on a screen that is no phone. */
function OnAPhone({ activation }: { activation: Schema.EsimActivation }) {
  // No attribute has the code before it is asked for.
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

/** The warning before the codes: what setting the eSIM up ends. */
export function BeforeReading() {
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">
        <Nowrap>Wi-Fiにつないでから</Nowrap>
        <Nowrap>設定してください</Nowrap>
      </AlertTitle>
      <Nowrap>設定すると、いまのSIMは</Nowrap>
      <Nowrap>使えなくなります。</Nowrap>
    </Alert>
  );
}

interface SetupLinkProps {
  system: SetupSystem;
  activation: Schema.EsimActivation;
  variant: 'primary' | 'secondary' | 'text';
  children: ReactNode;
}

/**
 * Opens the system's set-up of the eSIM. In this window: a system takes its address over from the page where
 * it was pressed, and an empty window would stay behind. The code goes to the system alone.
 */
const SetupLink = ({ system, activation, variant, children }: SetupLinkProps) => (
  <Button
    component="a"
    variant={variant}
    href={setupAddress(system, activation.qr_text)}
    rel="noreferrer"
    referrerPolicy="no-referrer"
  >
    {children}
  </Button>
);

/** The system of this phone, if it opens the set-up of an eSIM by itself; undefined at first, and elsewhere. */
function useSetupSystem(): SetupSystem | undefined {
  const [system, setSystem] = useState<SetupSystem>();
  useEffect(() => {
    let isGone = false;
    void setupSystemOf(navigator as BrowserDevice).then((found) => {
      if (!isGone) setSystem(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return system;
}

/** After an unknown outcome: whether there is an issued eSIM that wasn't there before. */
export function EsimUnknown({ values: { issued } }: { values: EsimValues }) {
  const answer = useEsimAnswer();
  const activation = isRejection(answer) ? null : answer.activation;
  return activation && activation.receipt_number !== issued ? (
    <>
      <p>
        <b>
          まだ設定していないeSIMがあります(受付番号 {formatReceiptNumber(activation.receipt_number)}
          )。
        </b>
        もう一度発行する必要はありません。
      </p>
      <Button variant="text" href={paths.mobileEsim()}>
        発行済みのQRコードを見る
      </Button>
    </>
  ) : (
    <p>
      eSIMを発行した記録は、まだありません。数分たっても変わらないときに、もう一度お試しください。
    </p>
  );
}
