import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, read, useReads } from '@/api/query';
import { methodToCome, paymentMethod } from '@/catalogue/billing';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatExpiry } from '@/lib/date';
import { BlockedState } from '@/procedure/BlockedState';
import { SendingAlert } from '@/procedure/SendingAlert';
import { Ruler } from '@/ui/chart/Ruler';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { showAlert } from '@/ui/overlay/alert';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CardForm, type CardFormHandle } from './CardForm';
import { CardFrame } from './CardFrame';
import { type CardOwner, type CardResult, typeOf } from './mutations';
import { useCardAuthentication } from './useCardAuthentication';

const nobody = { card_number: '', expiry: '', security_code: '', holder_name: '' };

interface CardStepsProps {
  owner: CardOwner;
  exit: string;
  onDone: (receipt: CardResult) => void;
}

/**
 * The form, replaced by the waiting while the card company is asked. The form is only hidden meanwhile,
 * so that a failure loses nothing that was typed.
 */
export function CardSteps({ owner, exit, onDone }: CardStepsProps) {
  const type = typeOf(owner);
  const { methodNow, blocked } = usePaymentMethod(type);
  const form = useRef<CardFormHandle>(null);
  const authentication = useCardAuthentication({
    owner,
    read: () => form.current?.read() ?? nobody,
    onRefused: ({ fields, alert }) => {
      if (fields) form.current?.refuse(fields);
      if (alert) void showAlert(alert);
    },
    onDone,
  });
  const { waiting, isSending, problem } = authentication;
  const why = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It is above the fields, and the button that was pressed below them.
    if (problem) why.current?.focus();
  }, [problem]);

  if (blocked !== undefined && !waiting && !isSending)
    return (
      <CardFrame title="クレジットカードの登録" type={type}>
        <SendingAlert problem={problem} />
        <BlockedState
          title="いまは登録できません"
          reason={<p>{blocked}</p>}
          actions={
            <Button variant="secondary" href={exit}>
              お支払い方法に戻る
            </Button>
          }
        />
      </CardFrame>
    );
  return (
    <CardFrame
      title={waiting ? 'カードを認証しています' : 'クレジットカードの登録'}
      step={waiting ? 1 : 0}
      type={type}
    >
      {waiting && (
        <CardWaiting
          result={waiting}
          methodNow={methodNow}
          isStopping={authentication.isStopping}
          onStop={authentication.stop}
        />
      )}
      <div hidden={waiting !== undefined}>
        <Box ref={why} tabIndex={-1} sx={{ '& > div': { m: '0 0 28px' } }}>
          <SendingAlert problem={problem} />
        </Box>
        <CardForm ref={form} isSending={isSending} onSubmit={authentication.begin} exit={exit} />
      </div>
    </CardFrame>
  );
}

const card = '30';

/** The payment method in force, and why no card can be set now. */
function usePaymentMethod(type: ServiceType): { methodNow: string; blocked?: string } {
  const [payment, restriction] = useReads(
    read(api.getPayment, ofService(type)),
    read(api.getPaymentRestrictionOption, ofService(type)),
  );
  const { method, changing_to, changeable_to } = payment;
  const methodNow = paymentMethod(method.code).label;
  const barred = restriction.methods.find(({ code }) => code === card);
  const blocked = changing_to
    ? methodToCome({ method, changing_to }).join('。')
    : barred
      ? barred.reason
      : changeable_to.includes(card)
        ? undefined
        : (payment.restriction ?? 'このお支払い方法からは、クレジットカードに変更できません。');
  return { methodNow, ...(blocked !== undefined && { blocked }) };
}

const seconds = 60;

interface CardWaitingProps {
  result: CardResult;
  /** Label of the payment method that stays if the customer stops. */
  methodNow: string;
  isStopping: boolean;
  onStop: () => void;
}

/**
 * Shown while the card company is asked: how long it has taken, how long it may take, and a way to stop
 * (docs/design.md §6).
 */
function CardWaiting({ result, methodNow, isStopping, onStop }: CardWaitingProps) {
  const passed = useSecondsPassed();
  return (
    <>
      <Typography variant="help">カード会社の返事を待っています</Typography>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-end', justifyContent: 'space-between', my: 2 }}
      >
        <Figure value={String(passed)} unit="秒" />
        <Typography variant="help" component="span">
          最大{seconds}秒
        </Typography>
      </Stack>
      <Ruler
        label={`${seconds}秒のうち${passed}秒が過ぎました`}
        parts={[{ key: 'passed', label: '過ぎた時間', value: passed }]}
        total={seconds}
        unit="秒"
        marks={[0, 20, 40, seconds].map((at) => ({
          at,
          label: at === seconds ? `${at}秒` : String(at),
        }))}
        minor={1}
        height={26}
        unnumbered
      />
      <Box role="status" sx={{ my: { xs: 5, sm: 7 } }}>
        <Typography variant="lead">
          <Nowrap>この画面を閉じずに、</Nowrap>
          <Nowrap>そのままお待ちください。</Nowrap>
        </Typography>
      </Box>
      <DescriptionList
        ink="top"
        stacked
        items={[
          {
            term: 'カード',
            value: `${result.brand} •••• ${result.last4}`,
            note: `有効期限 ${formatExpiry(result.expiry)}`,
            strong: true,
          },
        ]}
      />
      <Actions>
        <SubmitButton busy={isStopping && '確かめています'} variant="secondary" onClick={onStop}>
          認証をやめる
        </SubmitButton>
      </Actions>
      <Typography variant="help" sx={{ mt: 3 }}>
        やめても、いまの<Phrase>お支払い方法({methodNow})は</Phrase>
        <Phrase>変わりません。</Phrase>
      </Typography>
    </>
  );
}

function useSecondsPassed(): number {
  const [start] = useState(() => performance.now());
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setPassed(Math.min(seconds, Math.floor((performance.now() - start) / 1000))),
      250,
    );
    return () => clearInterval(timer);
  }, [start]);
  return passed;
}
