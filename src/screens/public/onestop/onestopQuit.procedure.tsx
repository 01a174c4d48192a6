import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { BusinessError } from '@/api/errors';
import { isRejection } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { isOnestopCode, onestopTexts } from '@/catalogue/onestop';
import { formatDay, formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import type { CurrentStatus, Procedure, Refusal, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { QuitCost } from '@/procedure/quit/QuitCost';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { sendOnestop } from './mutations';
import { OnestopContent } from './OnestopContent';
import { type OnestopReceipt, useOnestop, useOnestopAnswer } from './onestopEntry';
import { addressOfError, errorOf } from './onestopError';
import { OnestopReason } from './OnestopReason';

type None = Record<string, never>;

/** ワンストップの乗り換え: the cancellation that another carrier's flow asks for (docs/product.md §10.8). */
const onestopQuitProcedure: Procedure<None, OnestopReceipt> = {
  name: 'onestop',
  title: 'ほかの会社への乗り換え',
  path: paths.mobileQuitOnestop(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ解約されていません。',
  lineNote: 'を移します',
  defaults: {},
  inputs: [{ slug: '', label: '内容', fields: [], Fields: OnestopContent }],
  useAvailability,
  useReview,
  submit: sendOnestop,
  refusal,
  Unknown: OnestopUnknown,
  done: {
    title: () => '乗り換えのための解約を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: OnestopReceiptBody,
    leadsOn: ({ returnUrl }) => returnUrl?.startsWith('https://') ?? false,
  },
};

export default screenOf(onestopQuitProcedure);

/** If something stops the flow, the reason is shown in its place. */
function useAvailability(): CurrentStatus | undefined {
  const answer = useOnestopAnswer();
  return isRejection(answer)
    ? { state: <OnestopReason error={errorOf(answer.refusal)} /> }
    : undefined;
}

function useReview(): Review<None> {
  const { quit } = useOnestop();
  return {
    rows: [
      {
        term: '移す番号',
        value: <Verbatim>{formatPhone(quit.phone)}</Verbatim>,
        note: quit.planName,
        strong: true,
      },
      { term: '乗り換え先', value: quit.to_carrier, strong: true },
      {
        term: '開通の期限',
        value: formatDay(quit.quit_on),
        strong: true,
        confirms: { quit_on: quit.quit_on },
      },
    ],
    beside: [{ term: '解約にかかる費用', confirms: { fee_total: quit.fee_total } }],
    after: (
      <Stack sx={{ gap: 7 }}>
        <div>
          <QuitCost info={quit} />
        </div>
        <Alert severity="warning">
          <AlertTitle component="h2">開通すると、元に戻せません</AlertTitle>
          {quit.to_carrier}
          で開通した日に、このSIMは使えなくなります。開通するまでは、ご契約情報の「解約」から取り消せます。
        </Alert>
      </Stack>
    ),
    consent: '費用と、使えなくなるものを確かめました',
    action: '解約に同意して、乗り換えを続ける',
    variant: 'destructive',
  };
}

function refusal({ code, message, details }: BusinessError): Refusal<None> {
  const { quit_on } = details;
  if (code === 'date_changed' && typeof quit_on === 'string') return { changed: { quit_on } };
  const isOnestop = isOnestopCode(code);
  return {
    title: isOnestop ? '乗り換えの手続きを進められません' : procedureMessages.refused,
    text: (
      <>
        <p>
          {isOnestop ? onestopTexts[code].reason : message}
          ご契約は、いまのままです。
        </p>
        {isOnestop && (
          <Button variant="text" href={addressOfError(errorOf({ code, details }))}>
            次にできることを見る
          </Button>
        )}
      </>
    ),
  };
}

/** After a lost answer: whether the cancellation was accepted. */
function OnestopUnknown() {
  const answer = useOnestopAnswer();
  return isRejection(answer) && answer.refusal.code === 'onestop_service_stopped' ? (
    <p>
      <b>解約は受け付けられています。</b>乗り換え先の画面に戻って、続きをお手続きください。
    </p>
  ) : (
    <p>解約を受け付けた記録はありません。もう一度お試しください。</p>
  );
}

/** What ends when, and the way back to the other carrier. */
function OnestopReceiptBody({ receipt }: { receipt: OnestopReceipt }) {
  const { quitOn, phone, toCarrier, returnUrl } = receipt;
  const facts = useReceiptFacts({ ...receipt, hasNumber: true });
  return (
    <ReceiptSection
      lead={`続きは、${toCarrier}の画面でお手続きください。`}
      end={
        returnUrl?.startsWith('https://') ? (
          <Button href={returnUrl}>{`${toCarrier}の画面に戻る`}</Button>
        ) : (
          <p>{toCarrier}の画面にお戻りください。</p>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '移す番号', value: <Verbatim>{formatPhone(phone)}</Verbatim>, strong: true },
          { term: '乗り換え先', value: toCarrier, strong: true },
          {
            term: '開通の期限',
            value: formatFullDay(quitOn),
            note: '開通した日に解約となります',
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
