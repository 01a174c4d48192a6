import { useSuspenseQuery } from '@tanstack/react-query';
import { paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { paymentChange } from '@/catalogue/payment';
import { paths } from '@/paths';
import type { ServiceType } from '@/session/serviceType';
import { Held } from '@/ui/Held';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link } from '@/ui/link/Link';
import { Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { BlockedRows } from '@/ui/row/BlockedRows';
import { List } from '@/ui/row/List';
import { OptionRow } from '@/ui/row/OptionRow';
import { paymentQueries, type Payment } from './queries';

interface ChangeSectionProps {
  payment: Payment;
  type: ServiceType;
}

/** The methods that can be chosen, what each needs and where; those that can't, and why. */
export function ChangeSection({ payment, type }: ChangeSectionProps) {
  const { method, changing_to, changeable_to, restriction } = payment;
  const { methods } = useSuspenseQuery(paymentQueries.restriction(type)).data;
  const blocked = new Set(methods.map(({ code }) => code));
  const open = changing_to ? [] : changeable_to.filter((code) => !blocked.has(code));
  return (
    <>
      <Section
        label="変更できるお支払い方法"
        caption={open.length > 0 ? `${open.length}件` : undefined}
      >
        {open.length > 0 ? (
          <List>
            {open.map((code) => (
              <MethodRow key={code} code={code} type={type} isNow={code === method.code} />
            ))}
          </List>
        ) : (
          <p>
            <Held>{closedReason(payment, restriction)}</Held>
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

function closedReason({ method, changing_to }: Payment, restriction: string | null): string {
  if (changing_to) return '変更の手続きが終わるまで、ほかのお支払い方法には変更できません。';
  if (restriction) return restriction;
  if (method.code === '90') return 'ご請求がないため、お支払い方法の変更は必要ありません。';
  return 'いま変更できるお支払い方法はありません。';
}

interface MethodRowProps {
  code: string;
  type: ServiceType;
  /** It is the method in force: its account, card or number can be renewed. */
  isNow: boolean;
}

function MethodRow({ code, type, isNow }: MethodRowProps) {
  const { label } = paymentMethod(code);
  const [first, ...others] = paymentChange(code).needs.split(/(?<=。)(?=.)/);
  const isKnown = useKnownPaths();
  const to = addressOf(code, type);
  const call = isNow && code === '20' ? 'お電話で口座を変更する' : 'お電話で申し込む';
  const words = isNow ? (renewals[code] ?? '変更する') : '変更する';
  return (
    <OptionRow
      title={label}
      help={
        <>
          {isNow && <div>いまのお支払い方法です。</div>}
          <div>
            必要なもの：{first}
            {others.map((sentence) => (
              <Phrase key={sentence}>
                <Held>{sentence}</Held>
              </Phrase>
            ))}
          </div>
        </>
      }
      action={
        to && isKnown(to) ? (
          <Link bold to={to} label={`${words}(${label})`}>
            {words}
          </Link>
        ) : (
          <Link bold href={`tel:${brand.support.phone}`} label={`${call}(${label})`}>
            {call}
          </Link>
        )
      }
    />
  );
}

const renewals: Record<string, string> = {
  '30': 'カードを変更する',
  '60': '番号を変更する',
  '70': '番号を変更する',
  '80': '番号を変更する',
};

/** The screen of a change; none where it is done by phone alone. */
function addressOf(code: string, type: ServiceType): string | undefined {
  const { by, carrier } = paymentChange(code);
  if (by === 'card') return type === 'mobile' ? paths.mobileCreditCard() : paths.creditCard();
  // The carriers' calls are the fibre host's.
  return carrier && type === 'fixed' ? paths.carrier(carrier) : undefined;
}
