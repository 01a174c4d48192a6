import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, type Rejection, useRead } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { addDays, formatDay, formatFullDay } from '@/lib/date';
import { formatDifference, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { NextBills } from '@/procedure/cost/NextBills';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { useOneOfLines } from '@/procedure/SelectedLineBar';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Nowrap } from '@/ui/page/Page';
import { blockedByUnknown } from '../shared/blockedBy';
import { useRestricted } from '../shared/useRestricted';
import { Calculator } from './Calculator';
import {
  blockedByChange,
  callRows,
  type CallValues,
  currentCalls,
  isFlatOpen,
  serviceChanges,
  useCallAnswer,
  useCallService,
} from './callChoice';
import { CallFields, CallSum } from './CallFields';

const notOpen = '選ばれていたかけ放題は、いまは選べません。';

type CallReceipt = Awaited<ReturnType<typeof sendCall>>;

const callService: ProcedureData<CallValues, CallReceipt> = {
  name: 'call_service',
  title: '通話オプション',
  path: paths.mobileCallService(),
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'の通話オプションを変更します',
  steps: inputStep([
    { name: 'call_flat', label: '通話のかけ放題' },
    { name: 'services', label: 'ほかの通話サービス' },
    { name: 'changed', label: '変更する内容' },
  ]),
  submit: sendCall,
  refusal: ({ code, message }) => {
    if (code === 'not_changed') return { field: 'changed', message };
    if (code === 'option_not_acceptable') return { dialog: true };
    return {
      title: optionRefusalTitle(code),
      text: `${message}通話オプションは変わっていません。`,
    };
  },
};

// A change of the plan or of the flat rate has been reserved since it was chosen.
const goneFlat: Rejection = {
  refusal: new BusinessError(409, {
    code: 'option_update_processing',
    message: notOpen,
    fields: [{ name: 'call_flat', message: notOpen }],
  }),
};

/** 通話オプション (docs/product.md §11.4). */
export default function CallService() {
  return (
    <Procedure
      of={callService}
      current={<CurrentSim />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={(sent) => <CallUnknown {...sent} />}
      done={(receipt) => <CallDone receipt={receipt} />}
    >
      <CallServiceSteps />
    </Procedure>
  );
}

function CallServiceSteps() {
  const answer = useCallAnswer();
  return (
    <ProcedureForm<CallValues>
      defaults={{ services: [], changed: '', ...(!isRejection(answer) && currentCalls(answer)) }}
      blocked={useCallBlocked()}
      review={<CallServiceReview />}
    >
      <InputStep
        sum={<CallSum />}
        footer={
          <SectionBoundary label="通話料の目安">
            <Calculator />
          </SectionBoundary>
        }
      >
        <CallFields />
      </InputStep>
    </ProcedureForm>
  );
}

function useCallBlocked(): Blocked | undefined {
  const answer = useCallAnswer();
  const restricted = useRestricted('call_service');
  const { restrictions } = useRead(api.getSettingsRestriction);
  const hasOthers = useOneOfLines() !== undefined;
  if (!isRejection(answer)) {
    const byChange = blockedByChange(answer, restrictions);
    return (
      restricted ??
      (byChange && { ...byChange, actions: <TakeBack /> }) ??
      (isKnown(callFlats, answer.call_flat) ? undefined : blockedByUnknown('いまのかけ放題'))
    );
  }
  const hasNoCalls = answer.refusal.status === 404;
  return {
    reason: hasNoCalls
      ? '通話のないご契約(データ専用、データ+SMS)のため、通話オプションはご利用いただけません。'
      : answer.refusal.message,
    possible: !hasNoCalls
      ? 'いまの設定は、そのままお使いいただけます。'
      : hasOthers
        ? 'お持ちのほかの番号で、音声のご契約があれば、お手続きいただけます。'
        : 'ほかのオプションは、お申し込みいただけます。',
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileOption()}>
          ご契約オプションに戻る
        </Button>
        {hasNoCalls && hasOthers && (
          <Button variant="text" href={paths.service()}>
            番号を選ぶ
          </Button>
        )}
      </>
    ),
  };
}

const TakeBack = () => (
  <>
    <Button variant="secondary" href={paths.mobilePlanCancel()}>
      変更を取り消す
    </Button>
    <Button variant="text" href={paths.mobileOption()}>
      ご契約オプションに戻る
    </Button>
  </>
);

function CallUnknown({ values }: { values: CallValues }) {
  const call = useCallService();
  const isFlatTaken =
    call.call_flat === values.call_flat || call.next_call_flat === values.call_flat;
  const isTaken = isFlatTaken && serviceChanges(call, values.services).length === 0;
  return isTaken ? (
    <p>
      <b>変更は受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      変更を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

function CallDone({ receipt }: { receipt: CallReceipt }) {
  const { call_flat, starts_on, monthly_fee, monthly_difference, changed, isFlatChanged } = receipt;
  return (
    <DonePage
      title="通話オプションの変更を受け付けました。"
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>から変わります。
        </>
      }
      end={
        <>
          <p>それまでは、いまの設定のままお使いいただけます。</p>
          {isFlatChanged && (
            <>
              <FlatCancel startsOn={starts_on} />
              <Button variant="text" href={paths.mobilePlanCancel()}>
                変更を取り消す
              </Button>
            </>
          )}
        </>
      }
      of={receipt}
      rows={[
        {
          term: '通話のかけ放題',
          value: labelOf(callFlats, call_flat),
          note: `毎月 ${formatYen(monthly_fee)}`,
          strong: true,
        },
        changed.length > 0 && {
          term: 'ほかの通話サービス',
          value: changed
            .map(({ name, operation }) => `${name}(${operation === 'add' ? '追加' : '解約'})`)
            .join('、'),
        },
        { term: '変わる日', value: formatFullDay(starts_on), strong: true },
        { term: '毎月の差', value: `${formatDifference(monthly_difference)}円` },
      ]}
    />
  );
}

/** Until when a change of the flat rate can be taken back. */
const FlatCancel = ({ startsOn }: { startsOn: string }) => (
  <p>
    かけ放題の変更は、
    <Nowrap>{formatDay(addDays(startsOn, -1))} 24:00</Nowrap>まで取り消せます。
  </p>
);

/**
 * Changes the call options: only what differs from what was read is sent.
 * @throws ApiError
 */
async function sendCall({ call_flat, services }: CallValues, confirmed: Schema.Terms) {
  const answer = await queryClient.ensureQueryData(queryOrRejection(read(api.getCallService)));
  const changes = isRejection(answer) ? [] : serviceChanges(answer, services);
  const receipt = await call(api.postCallService, {
    body: { call_flat, services: changes, confirmed },
  });
  const changed = changes.map(({ service, operation }) => {
    const item = isRejection(answer)
      ? undefined
      : answer.services.find((one) => one.service === service);
    return { name: item?.name ?? service, operation };
  });
  return {
    ...receipt,
    changed,
    isFlatChanged: !isRejection(answer) && call_flat !== answer.call_flat,
  };
}

function CallServiceReview() {
  const values = useValues<CallValues>();
  const call = useCallService();
  const rows = callRows(call, values);
  const sum = (side: 'before' | 'after') => rows.reduce((all, row) => all + row[side], 0);
  const [before, after] = [sum('before'), sum('after')];
  const changes = serviceChanges(call, values.services);
  const isFlatChanged = values.call_flat !== call.call_flat;
  if (isFlatChanged && !isFlatOpen(call, values.call_flat)) return <RefusedReview {...goneFlat} />;
  const names = (operation: 'add' | 'remove') =>
    changes
      .filter((change) => change.operation === operation)
      .map(({ service }) => call.services.find((one) => one.service === service)?.name)
      .join('、');
  return (
    <Review<CallValues>
      rows={[
        {
          term: '通話のかけ放題',
          value: rows[0]?.afterName,
          note: isFlatChanged ? `いまは${rows[0]?.beforeName ?? 'なし'}` : 'いまの設定のまま',
          strong: true,
          field: 'call_flat',
        },
        ...(['add', 'remove'] as const).flatMap((operation) =>
          names(operation)
            ? [
                {
                  term: operation === 'add' ? '追加するサービス' : '解約するサービス',
                  value: names(operation),
                  field: 'services' as const,
                },
              ]
            : [],
        ),
        {
          term: '変わる日',
          value: formatFullDay(call.starts_on),
          confirms: { starts_on: call.starts_on },
        },
        {
          term: '毎月の料金',
          value: formatYen(after),
          note: `いまとの差 ${formatDifference(after - before)}円`,
          confirms: { monthly_difference: after - before },
        },
      ]}
      after={
        <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
          <NextBills
            what="通話オプション"
            before={before}
            after={after}
            startsOn={call.starts_on}
          />
          {isFlatChanged && <FlatCancel startsOn={call.starts_on} />}
        </Stack>
      }
      action="通話オプションを変更する"
    />
  );
}
