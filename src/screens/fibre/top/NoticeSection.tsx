import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import { NoticeList } from '@/ui/row/NoticeList';
import { topQueries } from './queries';

/** The newest notifications; they open on the page of all of them. */
export function NoticeSection() {
  const notices = useSuspenseQuery(topQueries.notification()).data;
  return <NoticeList notices={notices} history={paths.notificationHistory()} />;
}
