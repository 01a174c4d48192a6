import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { isPaymentMethod, paymentMethod } from '@/catalogue/billing';
import { paymentChange } from '@/catalogue/payment';
import type { ServiceType } from '@/config/runtimeConfig';
import { BlockedRows } from '@/procedure/entry/BlockedRows';
import { StatusRow } from '@/screens/shared/StatusRow';
import { KeepTogether } from '@/ui/KeepTogether';
import { Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { addressOf, MethodLink } from './MethodLink';

interface ChangeSectionProps {
  payment: Schema.Payment;
  type: ServiceType;
}

/** The other methods that can be chosen, what each needs and where; those that can't, and why. */
export function ChangeSection({ payment, type }: ChangeSectionProps) {
  const { method, changing_to, changeable_to, restriction } = payment;
  const { methods } = useSuspenseQuery(read(api.getPaymentRestrictionOption, ofService(type))).data;
  const blocked = new Set(methods.map(({ code }) => code));
  const others = changing_to
    ? []
    : changeable_to.filter((code) => code !== method.code && !blocked.has(code));
  const open = others.filter(isPaymentMethod);
  return (
    <>
      <Section
        label="変更できるお支払い方法"
        caption={open.length > 0 ? `${open.length}件` : undefined}
      >
        {open.length > 0 ? (
          <List>
            {open.map((code) => (
              <MethodRow key={code} code={code} type={type} />
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
  if (changing_to) return '変更の手続きが終わるまで、ほかのお支払い方法には変更できません。';
  if (restriction) return restriction;
  if (method.code === '90') return 'ご請求がないため、お支払い方法の変更は必要ありません。';
  return 'いま変更できるお支払い方法はありません。';
}

function MethodRow({ code, type }: { code: string; type: ServiceType }) {
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
      action={<MethodLink code={code} type={type} text="変更する" call="お電話で申し込む" />}
    />
  );
}
