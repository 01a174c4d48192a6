import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { isCardExpired } from '@/catalogue/payment';
import { paths } from '@/paths';
import { Section } from '@/ui/page/Section';
import { LinkRows } from '@/ui/row/LinkRows';

/** The most used procedures, some with what is contracted now. */
export function ShortcutSection() {
  const [{ data: payment }, { data: procedure }, { data: contract }] = useSuspenseQueries({
    queries: [
      read(api.getPayment),
      read(api.getContractProcedure),
      read(api.getContract, ofService('fixed')),
    ],
  });
  return (
    <Section label="よく使う手続き">
      <LinkRows
        columns={2}
        items={[
          {
            title: 'お支払い方法の変更',
            help: payment.changing_to
              ? `${paymentMethod(payment.changing_to.code).label}へ変更の手続き中`
              : `いまは${paymentMethod(payment.method.code).label}${payment.card && isCardExpired(payment.card) ? '(期限切れ)' : ''}`,
            to: paths.payment(),
          },
          // No option outlives fibre itself.
          ...(contract.status === 'QUIT'
            ? []
            : [
                {
                  title: 'オプションの追加・変更',
                  help: `${procedure.option_count}件ご契約中`,
                  to: paths.option(),
                },
              ]),
          { title: 'メールアドレスの変更', to: paths.mail() },
          {
            title: 'すべての手続き',
            help: `${procedure.procedure_count}件`,
            to: paths.procedures(),
          },
        ]}
      />
    </Section>
  );
}
