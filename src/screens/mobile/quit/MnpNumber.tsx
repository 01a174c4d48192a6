import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, untilFullDay } from '@/lib/date';
import { ReceiptCodes } from '@/procedure/Receipt';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** The number to tell the other carrier, with its last day; or that it is being issued, or not needed. */
export function MnpNumber({ info }: { info: Schema.MobileQuitInfo }) {
  const { status, mnp_number, quit_on, canQuitCancel } = info;
  if (!mnp_number && status !== 'wait_mnp_port_out_number')
    return (
      <Section label="MNPワンストップ">
        <p>MNP予約番号は不要です。続きは、移る先の会社の画面でお手続きください。</p>
      </Section>
    );
  if (!mnp_number)
    return (
      <Section label="MNP予約番号">
        <p>発行しています。発行されると、この画面に表示されます。</p>
      </Section>
    );
  const { number, expires_on } = mnp_number;
  const left = daysUntil(expires_on, now());
  const isExpired = left < 0;
  return (
    <Section label="MNP予約番号">
      {isExpired && (
        <Alert severity="warning">
          <AlertTitle>MNP予約番号の有効期限を過ぎています</AlertTitle>
          この番号では乗り換えられません。
          {canQuitCancel && '解約を取り消すと、新しい番号を発行できます。'}
          MNPワンストップに対応した会社へは、番号がなくても乗り換えられます。
        </Alert>
      )}
      {!isExpired && <ReceiptCodes codes={[{ label: 'MNP予約番号', value: number }]} />}
      <DescriptionList
        stacked
        items={[
          {
            term: '有効期限',
            value: untilFullDay(expires_on),
            note: isExpired ? '期限切れ' : left === 0 ? '今日まで' : `あと${left}日`,
            strong: true,
          },
          !isExpired && {
            term: '次にすること',
            value: `移る先の会社に、この番号をお伝えください。${formatDay(quit_on < expires_on ? quit_on : expires_on)}までに開通すると、番号を残せます。`,
          },
        ].filter((item) => item !== false)}
      />
    </Section>
  );
}
