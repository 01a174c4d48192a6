import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, withoutRejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatDay, formatFullDay, formatTime, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { Change } from '@/procedure/cost/Change';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { refusable } from '@/screens/mobile/shared/useRestricted';
import { Figure } from '@/ui/figure/Figure';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { refusalText, UnknownState, useBlocked } from '../dataProcedure';

type GigaPlusReceipt = Answer<'postGigaPlus'>;

const gigaPlus: ProcedureData<Record<string, never>, GigaPlusReceipt> = {
  name: 'giga_plus',
  title: 'ギガプラスの受け取り',
  path: paths.mobileGigaPlus(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'で受け取ります',
  steps: inputStep([], '内容'),
  submit: receiveGigaPlus,
  refusal: (error) => refusalText(error, procedureMessages.nothingDone),
};

/** ギガプラスの受け取り (docs/product.md §9.5). */
export default function GigaPlus() {
  return (
    <Procedure
      of={gigaPlus}
      current={<CurrentSim />}
      unknown={() => <GigaPlusUnknown />}
      done={(receipt) => <GigaPlusDone receipt={receipt} />}
    >
      <GigaPlusSteps />
    </Procedure>
  );
}

const GigaPlusSteps = () => (
  <ProcedureForm<Record<string, never>>
    defaults={{}}
    blocked={useGigaPlusBlocked()}
    review={<GigaPlusReview />}
  >
    <InputStep>
      <GigaPlusFields />
    </InputStep>
  </ProcedureForm>
);

function GigaPlusFields() {
  const { title, amount_mb, receive_until, usable_until, data_left_mb } = useGigaPlus();
  const isLast = daysUntil(receive_until, now()) === 0;
  return (
    <>
      <Figure value={formatGb(amount_mb)} unit="GB" />
      <Box sx={{ mt: 7 }}>
        <DescriptionList
          ink="both"
          items={[
            { term: '理由', value: title },
            {
              term: '受け取り期限',
              value: untilDay(receive_until),
              note: isLast ? '今日が期限です' : undefined,
              strong: isLast,
            },
            { term: '使える期限', value: untilDay(usable_until) },
            {
              term: 'データの残り',
              value: data_left_mb === null ? '無制限' : `${formatGb(data_left_mb)}GB`,
            },
          ]}
        />
      </Box>
    </>
  );
}

function GigaPlusReview() {
  const { amount_mb, usable_until, data_left_mb, title } = useGigaPlus();
  const shown = `${formatGb(amount_mb)}GB`;
  return (
    <Review<Record<string, never>>
      rows={[
        { term: '受け取るデータ', value: shown, strong: true, confirms: { amount_mb } },
        { term: '理由', value: title },
        {
          term: '使える期限',
          value: untilDay(usable_until),
          note: '期限を過ぎると、残りはなくなります',
          confirms: { usable_until },
        },
      ]}
      after={
        data_left_mb !== null && (
          <div>
            <Typography variant="help">受け取ったあとの、データの残り</Typography>
            <Change
              before={formatGb(data_left_mb)}
              after={formatGb(data_left_mb + amount_mb)}
              unit="GB"
            />
          </div>
        )
      }
      action={`${shown}を受け取る`}
    />
  );
}

function GigaPlusUnknown() {
  const data = useGigaPlusAnswer();
  return (
    <UnknownState>
      <p>
        {isRejection(data)
          ? data.refusal.message
          : 'まだ受け取られていません。数分たっても変わらないときに、もう一度受け取ってください。'}
      </p>
    </UnknownState>
  );
}

function GigaPlusDone({ receipt }: { receipt: GigaPlusReceipt }) {
  const { amount_mb, usable_until, data_left_mb } = receipt;
  return (
    <DonePage
      title={`${formatGb(amount_mb)}GBを受け取りました。`}
      lead="いまからお使いいただけます。受け取ったデータから先に使われます。"
      end={
        data_left_mb !== null && (
          <p>
            データの残りは<b>{formatGb(data_left_mb)}GB</b>になりました。
          </p>
        )
      }
      of={receipt}
      rows={[
        { term: '受け取ったデータ', value: `${formatGb(amount_mb)}GB`, strong: true },
        { term: '使える期限', value: formatFullDay(usable_until), strong: true },
      ]}
    />
  );
}

async function receiveGigaPlus(_: object, confirmed: Schema.Terms): Promise<GigaPlusReceipt> {
  const shown = withoutRejection(
    await queryClient.ensureQueryData(queryOrRejection(read(api.getGigaPlus))),
  );
  return call(api.postGigaPlus, {
    body: { giga_plus_id: shown.giga_plus_id, confirmed },
  });
}

/** What is offered or its refusal, and what is offered where it isn't refused. */
const [useGigaPlusAnswer, useGigaPlus] = refusable(() => read(api.getGigaPlus));

function useGigaPlusBlocked(): Blocked | undefined {
  const data = useGigaPlusAnswer();
  return useBlocked(
    'giga_plus',
    data,
    isRejection(data) ? pastText(data.refusal.details) : undefined,
  );
}

/** When the extra data was received, or until when it could have been. */
function pastText(details: Readonly<Record<string, unknown>>): string | undefined {
  const { amount_mb, received_at, receive_until } = details;
  if (typeof amount_mb !== 'number') return undefined;
  const what = `${formatGb(amount_mb)}GB`;
  if (typeof received_at === 'string')
    return `${what}は、${formatTime(received_at)}に受け取りました。`;
  if (typeof receive_until !== 'string') return undefined;
  return `${what}の受け取り期限は、${formatDay(receive_until)}でした。`;
}
