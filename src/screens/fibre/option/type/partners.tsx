import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { desiredHalfDays, halfDayOf } from '@/catalogue/timeBands';
import { formatFullDay } from '@/lib/date';
import { lastDayOfMonth } from '@/lib/days';
import { formatPhone } from '@/lib/phone';
import { formatNumber, formatYen } from '@/lib/yen';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import type { OptionType, OrderForm, OrderReceipt } from '../order/orderForm';
import { quitForm } from '../order/simpleOrders';
import { changeUnext, orderBraviaRecycle, orderSecom, quitSecom } from './mutations';
import { BraviaFields, SecomFields } from './partnerFields';
const chosenHalf = (value = '') => halfDayOf(value) ?? 'none';

const unextForm = (order_type: '1' | '3'): OrderForm => ({
  fields: [],
  defaults: {},
  rows: () => {
    const last = lastDayOfMonth();
    return order_type === '1'
      ? []
      : [
          {
            term: 'ご利用できる最後の日',
            value: formatFullDay(last),
            strong: true,
            confirms: { ends_on: last },
          },
        ];
  },
  send: async (_, confirmed): Promise<OrderReceipt> => {
    const answer = await changeUnext({ order_type, confirmed });
    const { starts_on, ends_on, monthly_fee } = answer;
    return {
      receipt_number: answer.receipt_number,
      accepted_at: answer.accepted_at,
      rows: [
        { term: 'オプション', value: '動画見放題' },
        ...(starts_on ? [{ term: '利用開始', value: formatFullDay(starts_on) }] : []),
        ...(ends_on ? [{ term: 'ご利用できる最後の日', value: formatFullDay(ends_on) }] : []),
        ...(order_type === '1'
          ? [{ term: '毎月の料金', value: `${formatYen(monthly_fee)}/月` }]
          : []),
      ],
      next:
        order_type === '1'
          ? '利用開始の日に、配信サービスの利用登録をご案内します。'
          : '最後の日までは、そのままご覧いただけます。',
    };
  },
});

/** 動画見放題: the partner's points, login and the registration to begin with. */
export const unext: OptionType = {
  entry: unextForm('1'),
  quit: unextForm('3'),
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionUnext));
    const isUsed = data.status === 'in_use' || data.status === 'termination_accepted';
    return [
      ...(isUsed
        ? [{ term: '今月のポイント', value: `${formatNumber(data.points)}ポイント` }]
        : []),
      ...(data.login_id
        ? [{ term: '配信サービスのログインID', value: <Verbatim>{data.login_id}</Verbatim> }]
        : []),
    ];
  },
  Sections: function Activation() {
    const { activation_url } = useSuspenseQuery(read(api.getOptionUnext)).data;
    if (!activation_url) return null;
    return (
      <Section label="利用登録">
        <Alert severity="warning">
          <AlertTitle>配信サービスの利用登録が必要です</AlertTitle>
          登録が終わると、すぐにご覧いただけます。
          <Box sx={{ mt: 1 }}>
            <Button variant="text" href={activation_url}>
              利用登録に進む
            </Button>
          </Box>
        </Alert>
      </Section>
    );
  },
};

/** ホームセキュリティ: a survey, an examination, then the service (EXAM → SRVC). */
export const secom: OptionType = {
  entry: {
    fields: [
      { name: 'tel', label: 'ご連絡先の電話番号', secret: true },
      { name: 'visit_1', label: '訪問の第1希望日', requestField: 'visit_dates' },
      { name: 'visit_2', label: '第2希望日' },
      { name: 'visit_3', label: '第3希望日' },
      { name: 'visit_time', label: '訪問の時間帯' },
    ],
    defaults: { tel: '', visit_1: '', visit_2: '', visit_3: '', visit_time: 'none' },
    label: '訪問のご希望',
    Fields: SecomFields,
    rows: (values) => [
      {
        term: 'ご連絡先',
        value: <Verbatim>{formatPhone(values['tel'] ?? '')}</Verbatim>,
        strong: true,
        field: 'tel',
      },
      {
        term: '訪問の希望日',
        value: visitDays(values).map(formatFullDay).join('、'),
        strong: true,
        field: 'visit_1',
      },
      {
        term: '訪問の時間帯',
        value: labelOf(desiredHalfDays, chosenHalf(values['visit_time'])),
        field: 'visit_time',
      },
    ],
    send: async (values) => {
      const body = {
        tel: values['tel'] ?? '',
        visit_dates: visitDays(values),
        visit_time: chosenHalf(values['visit_time']),
      };
      return secomReceipt(await orderSecom(body));
    },
  },
  quit: {
    ...quitForm,
    send: async ({ quit_on = '' }) => secomReceipt(await quitSecom(quit_on)),
  },
  useFacts: () => {
    const { status, visit_date } = useSuspenseQuery(read(api.getOptionSecom)).data;
    // Once the service is in use, the visit is over.
    if (status === 'SRVC' && visit_date === null) return [];
    return [
      {
        term: '訪問の日',
        value: visit_date ? formatFullDay(visit_date) : 'お電話でご相談します',
      },
    ];
  },
};

const visitDays = ({ visit_1, visit_2, visit_3 }: Record<string, string | undefined>): string[] =>
  [visit_1, visit_2, visit_3].filter((day) => day !== undefined && day !== '') as string[];

interface SecomAnswer {
  receipt_number: string;
  accepted_at: string;
  visit_on: string | null;
  ends_on: string | null;
}

const secomReceipt = ({ ends_on, visit_on, ...answer }: SecomAnswer): OrderReceipt => ({
  receipt_number: answer.receipt_number,
  accepted_at: answer.accepted_at,
  rows: [
    { term: 'オプション', value: 'ホームセキュリティ' },
    ends_on
      ? { term: 'ご利用できる最後の日', value: formatFullDay(ends_on) }
      : { term: '訪問の日', value: visit_on ? formatFullDay(visit_on) : 'お電話でご相談します' },
  ],
  next: ends_on
    ? '最後の日までは、そのままお使いいただけます。'
    : '訪問の日を、警備会社からお電話でご相談します。審査のあと、ご利用が始まります。',
});

/** テレビリサイクル: the old television is fetched. */
export const braviaRecycle: OptionType = {
  entry: {
    fields: [
      { name: 'inches', label: '引き取るテレビの大きさ' },
      { name: 'pickup_on', label: '引き取りの日' },
      { name: 'pickup_time', label: '引き取りの時間帯' },
    ],
    defaults: { inches: '', pickup_on: '', pickup_time: 'none' },
    label: '引き取り',
    Fields: BraviaFields,
    rows: ({ inches, pickup_on, pickup_time }) => [
      { term: 'テレビの大きさ', value: `${inches}型`, strong: true, field: 'inches' },
      {
        term: '引き取りの日',
        value: `${pickup_on ? formatFullDay(pickup_on) : ''} ${labelOf(desiredHalfDays, chosenHalf(pickup_time))}`,
        strong: true,
        field: 'pickup_on',
      },
    ],
    send: async ({ inches, pickup_on = '', pickup_time }, { fee }) => {
      const answer = await orderBraviaRecycle({
        inches: Number(inches),
        pickup_on,
        pickup_time: chosenHalf(pickup_time),
        confirmed: { fee },
      });
      return {
        receipt_number: answer.receipt_number,
        accepted_at: answer.accepted_at,
        rows: [
          { term: 'オプション', value: 'テレビリサイクル' },
          {
            term: '引き取りの日',
            value: `${formatFullDay(answer.pickup_on)} ${labelOf(desiredHalfDays, answer.pickup_time)}`,
          },
          { term: '引き取りの費用', value: formatYen(answer.fee) },
        ],
        next: '引き取りの日に、テレビを玄関の近くにご用意ください。',
      };
    },
  },
  useFacts: () => {
    const { recycle_date, has_recycle } = useSuspenseQuery(read(api.getOptionBraviaRecycle)).data;
    return [
      {
        term: '引き取りの日',
        value: recycle_date ? formatFullDay(recycle_date) : has_recycle ? '調整中' : '予定なし',
      },
    ];
  },
};
