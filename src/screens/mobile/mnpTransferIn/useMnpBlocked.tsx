import Button from '@mui/material/Button';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type { MnpTransferInRefusalCode } from '@/catalogue/codes';
import { mnpTransferInRefusalTitle } from '@/catalogue/mnp';
import { withoutTitle } from '@/catalogue/refusals';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { Nowrap } from '@/ui/page/Page';
import { useMnpAnswer } from './mnpEntry';
import { isOpen, slotDays } from './slotDays';

const possibleTexts: Partial<Record<string, string>> = {
  mnp_transfer_in_reserve_number_expired:
    'いまの携帯電話会社で、MNP予約番号を取り直してください。新しい番号は、お電話でお知らせください。',
  not_one_target:
    'ほかの会社の番号をこのSIMに移すときは、お電話でお申し込みいただけます。いまの番号は、これまでどおりお使いいただけます。',
  mnp_transfer_in_available_time_none:
    '空きは日によって変わります。時間をおいて、もう一度お試しください。',
} satisfies Record<MnpTransferInRefusalCode, string>;

// If no time is free up to the number's last day, this is shown like the refusal that says so.
const none = ({ reserve_number_expires_on }: Schema.MnpTransferIn) => ({
  code: 'mnp_transfer_in_available_time_none',
  message: '',
  details: { reserve_number_expires_on } as Record<string, unknown>,
});

/** Why no activation can be reserved, and what to do. */
export function useMnpBlocked(): Blocked | undefined {
  const answer = useMnpAnswer();
  const restricted = useRestricted('mnp_transfer_in');
  if (!isRejection(answer) && (restricted || answer.reserved_at || slotDays(answer).some(isOpen)))
    return restricted;
  const { code, message, details } = isRejection(answer) ? answer.refusal : none(answer);
  const expires = details['reserve_number_expires_on'];
  const title = mnpTransferInRefusalTitle(code);
  return {
    reason: (
      <>
        {code === 'not_one_target' ? (
          <p>
            <b>番号の乗り換え(転入)のお申し込みがありません。</b>
            予約が必要なお手続きはありません。
          </p>
        ) : (
          <p>
            <b>{title}。</b>
            {withoutTitle(title, message)}
          </p>
        )}
        {typeof expires === 'string' && (
          <p>
            MNP予約番号の有効期限は、<Nowrap>{formatFullDay(expires)}です。</Nowrap>
          </p>
        )}
      </>
    ),
    possible: (
      <p>{possibleTexts[code] ?? '番号の乗り換えをお申し込みでないときは、予約は不要です。'}</p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        <Button
          variant="text"
          href={`tel:${brand.support.phone}`}
        >{`${brand.support.phone}に電話する`}</Button>
      </>
    ),
  };
}
