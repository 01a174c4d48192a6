import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { ActionsSection } from '@/screens/shared/actions/ActionRows';
import { NextBillSection } from '@/screens/shared/bill/NextBillSection';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { LostSection } from '@/screens/shared/LostSection';
import { NoticeList } from '@/screens/shared/NoticeList';
import { openActions } from '@/shell/actions/openActions';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { BillsSection } from './BillsSection';
import { CautionSection } from './CautionSection';
import { DisturbanceSection } from './DisturbanceSection';
import { EndedSection } from './EndedSection';
import { ProgressSection } from './ProgressSection';
import { ShortcutSection } from './ShortcutSection';

export interface TopSectionsProps {
  billing: Schema.Billing;
}

/** What stands below the bill on the fibre top, in a chunk of its own. */
export default function TopSections({ billing }: TopSectionsProps) {
  return (
    <>
      <DisturbanceSection />
      <SectionBoundary label="ご対応が必要なこと">
        <RequiredActions billing={billing} />
      </SectionBoundary>
      <SectionBoundary label="ご契約">
        <EndedSection />
      </SectionBoundary>
      <SectionBoundary label="ご確認ください">
        <CautionSection />
      </SectionBoundary>
      <NextBillSection forecast={billing.forecast} />
      <BillsSection months={billing.months} />
      <SectionBoundary label="手続きの状況">
        <ProgressSection />
      </SectionBoundary>
      <SectionBoundary label="お知らせ">
        <NoticeSection />
      </SectionBoundary>
      <SectionBoundary label="よく使う手続き">
        <ShortcutSection />
      </SectionBoundary>
      <LostSection />
    </>
  );
}

/** What asks for an act; from a server that doesn't tell it, what is owed beside the bill above. */
function RequiredActions({ billing: { unpaid, current } }: TopSectionsProps) {
  const actions = openActions(useSuspenseQuery(read(api.getNotification)).data);
  if (actions) return <ActionsSection actions={actions} all={paths.requiredAction()} />;
  if (unpaid.bills.every(({ month }) => month === current?.month)) return null;
  return <UnpaidSection unpaid={unpaid} pathOf={paths.billingMonth} payment={paths.payment()} />;
}

/** The newest notifications; they open on the page of all of them. */
function NoticeSection() {
  const notices = useSuspenseQuery(read(api.getNotification)).data;
  return <NoticeList notices={notices} history={paths.notificationHistory()} />;
}
