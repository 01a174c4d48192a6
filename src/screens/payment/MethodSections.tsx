import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, useRead } from '@/api/query';
import { isPaymentMethod, isWithoutMethod, methodToCome, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { isCardExpired, paymentChange } from '@/catalogue/payment';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { BlockedRows } from '@/procedure/entry/ProcedureSections';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ErrorState } from '@/ui/state/ErrorState';
import { methodFacts } from './methodFacts';

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
  const [toCome, from] = changing_to ? methodToCome({ method, changing_to }) : [];
  return (
    <Section
      label={
        <>
          いまの<Nowrap>お支払い方法</Nowrap>
        </>
      }
    >
      {changing_to && (
        <Alert sx={{ mb: 7 }}>
          <AlertTitle>{toCome}</AlertTitle>
          <Nowrap>{formatDay(changing_to.accepted_on)}</Nowrap>に受け付けました。
          <KeepTogether>{from}</KeepTogether>
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

/** The other methods that can be chosen, what each needs and where; those that can't, and why. */
export function ChangeSection({ payment, type }: { payment: Schema.Payment; type: ServiceType }) {
  const { method, changing_to, changeable_to, restriction } = payment;
  const { methods } = useRead(api.getPaymentRestrictionOption, ofService(type));
  const isFirst = isWithoutMethod(method);
  const blocked = new Set(methods.map(({ code }) => code));
  const others = changing_to
    ? []
    : changeable_to.filter((code) => code !== method.code && !blocked.has(code));
  const open = others.filter(isPaymentMethod);
  return (
    <>
      <Section
        label={isFirst ? '選べるお支払い方法' : '変更できるお支払い方法'}
        caption={open.length > 0 ? `${open.length}件` : undefined}
      >
        {open.length > 0 ? (
          <List>
            {open.map((code) => (
              <MethodRow key={code} {...{ code, type, isFirst }} />
            ))}
          </List>
        ) : (
          <p>
            <KeepTogether>
              {others.length > 0
                ? '変更できるお支払い方法を読み込めません。お手数ですが、サポート窓口へお電話ください。'
                : closedReason(payment, restriction)}
            </KeepTogether>
          </p>
        )}
      </Section>
      {methods.length > 0 && (
        <Section label="選べないお支払い方法" caption={`${methods.length}件`}>
          <BlockedRows
            items={methods.map(({ code, reason }) => ({
              name: paymentMethod(code).label,
              reason,
              from: null,
            }))}
          />
        </Section>
      )}
    </>
  );
}

function closedReason({ method, changing_to }: Schema.Payment, restriction: string | null): string {
  if (changing_to)
    return `${isWithoutMethod(method) ? '登録' : '変更'}の手続きが終わるまで、ほかのお支払い方法は選べません。`;
  if (restriction) return restriction;
  if (method.code === '90') return 'ご請求がないため、お支払い方法の変更は必要ありません。';
  return 'いま変更できるお支払い方法はありません。';
}

interface MethodRowProps extends Pick<MethodLinkProps, 'code' | 'type'> {
  /** No method is set so far. */
  isFirst: boolean;
}

function MethodRow({ code, type, isFirst }: MethodRowProps) {
  const { needs, needsByPhone } = paymentChange(code);
  const needed = addressOf(code, type) === undefined ? (needsByPhone ?? needs) : needs;
  const [first, ...others] = needed.match(/[^。]*。|[^。]+$/g) ?? [];
  return (
    <StatusRow
      title={paymentMethod(code).label}
      help={
        <div>
          必要なもの：{first}
          {others.map((sentence) => (
            <Phrase key={sentence}>
              <KeepTogether>{sentence}</KeepTogether>
            </Phrase>
          ))}
        </div>
      }
      action={
        <MethodLink
          {...{ code, type }}
          text={isFirst ? '登録する' : '変更する'}
          call="お電話で申し込む"
        />
      }
    />
  );
}

interface MethodLinkProps {
  code: string;
  type: ServiceType;
  /** Text of the link to the method's screen. */
  text: string;
  /** Text of the link where the method can be chosen or renewed by phone only. */
  call: string;
}

/** Leads to where a payment method is chosen or renewed: its screen, else the support's phone. */
function MethodLink({ code, type, text, call }: MethodLinkProps) {
  const { label } = paymentMethod(code);

  const to = addressOf(code, type);
  return to ? (
    <Link href={to} aria-label={`${text}(${label})`} sx={{ fontWeight: 700 }}>
      {text}
    </Link>
  ) : (
    <Link
      aria-label={`${call}(${label})`}
      sx={{ fontWeight: 700 }}
      href={`tel:${brand.support.phone}`}
    >
      {call}
    </Link>
  );
}

/** The screen where the method is chosen or renewed; undefined where that is done by phone only. */
function addressOf(code: string, type: ServiceType): string | undefined {
  const { by, carrier } = paymentChange(code);
  if (by === 'card') return type === 'mobile' ? paths.mobileCreditCard() : paths.creditCard();
  // Billing by a carrier has calls on the fibre host only.
  return carrier && type === 'fixed' ? paths.carrier(carrier) : undefined;
}
