import Button from '@mui/material/Button';
import type { RequiredAction } from '@/api/generated/schemas';
import { Section } from '@/ui/page/Section';
import { ActionRows } from './ActionRows';

/** Actions that stand on a page of other things; the rest is one link away. */
const shown = 3;

interface ActionsSectionProps {
  actions: readonly RequiredAction[];
  /** Address of the page of all of them. */
  all: string;
}

/** What asks for an act, the nearest deadline first; no section where nothing does (docs/product.md §4.7). */
export function ActionsSection({ actions, all }: ActionsSectionProps) {
  if (actions.length === 0) return null;
  return (
    <Section label="ご対応が必要なこと" caption={`${actions.length}件`}>
      <ActionRows actions={actions.slice(0, shown)} />
      {actions.length > shown && (
        <Button
          variant="text"
          href={all}
          aria-label={`${actions.length}件すべて見る(ご対応が必要なこと)`}
        >{`${actions.length}件すべて見る`}</Button>
      )}
    </Section>
  );
}
