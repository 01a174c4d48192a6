import Button from '@mui/material/Button';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { firstDay, useConstructionEntry } from './constructionDay';

/** Why the day of construction can't be chosen now. */
export function useConstructionBlocked(): Blocked | undefined {
  const entry = useConstructionEntry();
  if (firstDay(entry)) return undefined;
  return {
    reason: (
      <p>
        {entry.reason ??
          '選べる日がすべて埋まっています。空きが出ると、ここで選べます。お急ぎのときは、お電話でご相談ください。'}
      </p>
    ),
    possible: <p>工事の進み具合は、いつでもお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.construction()}>
        工事の日程を見る
      </Button>
    ),
  };
}
