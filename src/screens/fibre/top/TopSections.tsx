import Button from '@mui/material/Button';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead, useReads } from '@/api/query';
import { chartMonths, isWithoutMethod, methodChange, paymentMethod } from '@/catalogue/billing';
import { procedureTitle } from '@/catalogue/contract';
import { isCardExpired } from '@/catalogue/payment';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { ActionsSection } from '@/screens/shared/actions/ActionRows';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { NextBillSection } from '@/screens/shared/bill/NextBillSection';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { LostSection } from '@/screens/shared/LostSection';
import { NoticeList } from '@/screens/shared/NoticeList';
import { openActions } from '@/session/confirmedLogins';
import { boundSections } from '@/shell/error/SectionBoundary';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { LinkRows } from '@/ui/row/LinkRows';
import { CautionSection, DisturbanceSection } from './CautionSections';
import { ProgressSection } from './ProgressSection';

export interface TopSectionsProps {
  billing: Schema.Billing;
}

/** The sections below the bill on the fibre top, in a chunk of their own. */
export default function TopSections({ billing }: TopSectionsProps) {
  return (
    <>
      <DisturbanceSection />
      {boundSections({
        ご対応が必要なこと: <RequiredActions billing={billing} />,
        ご契約: <EndedSection />,
        ご確認ください: <CautionSection />,
      })}
      <NextBillSection forecast={billing.forecast} />
      <BillsSection months={billing.months} />
      {boundSections({
        手続きの状況: <ProgressSection />,
        お知らせ: <NoticeSection />,
        よく使う手続き: <ShortcutSection />,
      })}
      <LostSection />
    </>
  );
}

/** What the customer has to do; what is owed beside the bill above where the server has no list of it. */
function RequiredActions({ billing: { unpaid, current } }: TopSectionsProps) {
  const actions = openActions(useRead(api.getNotification));
  if (actions) return <ActionsSection actions={actions} all={paths.requiredAction()} />;
  if (unpaid.bills.every(({ month }) => month === current?.month)) return null;
  return <UnpaidSection unpaid={unpaid} pathOf={paths.billingMonth} payment={paths.payment()} />;
}

/** The newest notifications; they open on the page of all of them. */
function NoticeSection() {
  const notices = useRead(api.getNotification);
  return <NoticeList notices={notices} history={paths.notificationHistory()} />;
}

/** Says that fibre has ended, and what is still open; nothing before it has ended. */
function EndedSection() {
  const { status, quit_on } = useRead(api.getContract, ofService('fixed'));
  if (status !== 'QUIT') return null;
  return (
    <Section label="解約済み">
      <p>
        {quit_on !== endless && (
          <>
            <Nowrap>{formatDay(quit_on)}</Nowrap>に、
          </>
        )}
        ご利用が終わりました。ご請求と書類は、引き続きご覧いただけます。
      </p>
      <Actions>
        <Button variant="text" href={paths.contract()} sx={{ fontWeight: 700 }}>
          ご契約情報を見る
        </Button>
      </Actions>
    </Section>
  );
}

/** Twelve months of bills as bars or table; nothing before the first bill, no bars for one or two. */
function BillsSection({ months }: { months: readonly Schema.BillMonth[] }) {
  const bills = months
    .filter(({ status }) => status !== '0')
    .slice(0, chartMonths)
    .reverse()
    .map(({ month, total }) => ({ month, amount: total ?? undefined }));
  if (bills.length === 0) return null;
  const label = bills.length < 3 ? 'これまでのご請求' : `${bills.length}か月のご請求`;
  if (bills.length < 3)
    return (
      <Section label={label}>
        <BillTable bills={bills} />
      </Section>
    );
  return (
    <TwinSection
      label={label}
      chart={<BillChart bills={bills} pathOf={paths.billingMonth} />}
      table={<BillTable bills={bills} />}
    />
  );
}

/** The most used procedures, some with what is contracted now. */
function ShortcutSection() {
  const [payment, procedure, contract] = useReads(
    read(api.getPayment),
    read(api.getContractProcedure),
    read(api.getContract, ofService('fixed')),
  );
  return (
    <Section label="よく使う手続き">
      <LinkRows
        columns={2}
        items={[
          {
            title: procedureTitle('payment', isWithoutMethod(payment.method)),
            help: payment.changing_to
              ? `${methodChange({ method: payment.method, to: payment.changing_to.code })}を手続き中`
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
          { title: procedureTitle('email', !contract.is_verified_email), to: paths.mail() },
          { title: 'すべての手続き', to: paths.procedures() },
        ]}
      />
    </Section>
  );
}
