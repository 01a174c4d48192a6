import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { NoticeList } from '@/ui/row/NoticeList';
import { mobileTopQueries } from './queries';

/** The newest notifications; they open on the page of all of them. */
export function NoticeSection() {
  const notices = useSuspenseQuery(mobileTopQueries.notification()).data;
  return <NoticeList notices={notices} history={paths.mobileNotificationHistory()} />;
}
