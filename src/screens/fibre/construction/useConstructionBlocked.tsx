import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { LinkButton } from '@/ui/link/Link';
import { hasDay, useConstructionEntry } from './constructionDay';

/** Why the day of construction can't be chosen now. */
export function useConstructionBlocked(): Blocked | undefined {
  const entry = useConstructionEntry();
  if (hasDay(entry)) return undefined;
  return {
    reason: (
      <p>
        {entry.reason ??
          '選べる日がすべて埋まっています。空きが出ると、ここで選べます。お急ぎのときは、お電話でご相談ください。'}
      </p>
    ),
    possible: <p>工事の進み具合は、いつでもお確かめいただけます。</p>,
    actions: (
      <LinkButton variant="secondary" to={paths.construction()}>
        工事の日程を見る
      </LinkButton>
    ),
  };
}
