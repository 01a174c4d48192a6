import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { isPaymentMethod, paymentMethod } from '@/catalogue/billing';
import { isCardExpired } from '@/catalogue/payment';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatDay, formatFullMonth } from '@/lib/date';
import { Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ErrorState } from '@/ui/state/ErrorState';
import { methodFacts } from './methodFacts';
import { MethodLink } from './MethodLink';

/** Texts of the links that renew the method in force: its account, its card, its number. */
const renewals: Record<string, { text: string; call: string }> = {
  '20': { text: '口座を変更する', call: 'お電話で口座を変更する' },
  '30': { text: 'カードを変更する', call: 'お電話でカードを変更する' },
  '60': { text: '番号を変更する', call: 'お電話で番号を変更する' },
  '70': { text: '番号を変更する', call: 'お電話で番号を変更する' },
  '80': { text: '番号を変更する', call: 'お電話で番号を変更する' },
};

interface MethodSectionProps {
  payment: Schema.Payment;
  type: ServiceType;
  onRetry: () => void;
  retrying: boolean;
}

/** The method that is in force, and a change that is on its way. */
export function MethodSection({ payment, type, onRetry, retrying }: MethodSectionProps) {
  const { method, changing_to, changeable_to, card } = payment;
  const renewal = renewals[method.code];
  const canRenew = !changing_to && changeable_to.some((code) => code === method.code);
  const { label } = paymentMethod(method.code);
  return (
    <Section label="いまのお支払い方法">
      {changing_to && (
        <Alert sx={{ mb: 7 }}>
          <AlertTitle>{`${paymentMethod(changing_to.code).label}への変更を手続き中です`}</AlertTitle>
          <Nowrap>{formatDay(changing_to.accepted_on)}</Nowrap>に受け付けました。
          <Nowrap>{formatFullMonth(changing_to.starts_month)}のご請求から</Nowrap>変わります。
        </Alert>
      )}
      {card && isCardExpired(card) && (
        <Alert severity="warning" sx={{ mb: 7 }}>
          <AlertTitle>カードの有効期限が切れています</AlertTitle>
          このままでは、カードへのご請求ができません。新しいカードをご登録ください。
        </Alert>
      )}
      {isPaymentMethod(method.code) ? (
        <>
          <NameFigure>{label}</NameFigure>
          <Facts items={methodFacts(payment)} />
          {renewal && canRenew && (
            <Typography sx={{ mt: 5 }}>
              <MethodLink code={method.code} type={type} {...renewal} />
            </Typography>
          )}
        </>
      ) : (
        <ErrorState onRetry={onRetry} busy={retrying}>
          いまのお支払い方法を読み込めませんでした。お支払い方法は変わっていません。
        </ErrorState>
      )}
    </Section>
  );
}
