import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { KeepTogether } from '@/ui/KeepTogether';

/** What is possible instead: a sentence, and the label and address of its button. */
export interface NextAction {
  text: string;
  action: string;
  to: string;
}

interface Obstacle {
  /** Why it can't be done, shown as a paragraph. */
  reason: ReactNode;
  /** ISO day from which it is possible, as it is in the server's details. */
  opens?: unknown;
  nextAction: NextAction;
  /** A second link; left out if it leads where the first one does. */
  exit?: { to: string; label: string };
}

/**
 * A procedure that would have to state what this build doesn't know of the contract.
 * @param what is not known: ご契約のプラン
 */
export const blockedByUnknown = (what: string): Blocked =>
  blockedBy({
    reason: `${what}を読み込めないため、この画面ではお手続きいただけません。お手数ですが、サポート窓口へお電話ください。`,
    nextAction: {
      text: 'いまのご契約は、これまでどおりお使いいただけます。',
      action: 'ご契約情報を見る',
      to: paths.mobileContract(),
    },
  });

/** A procedure that can't be done now: why, from when, and the one thing to do instead (docs/design.md §6). */
export function blockedBy({ reason, opens, nextAction, exit }: Obstacle): Blocked {
  return {
    opens: typeof opens === 'string' ? opens : undefined,
    reason: <p>{reason}</p>,
    possible: (
      <p>
        <KeepTogether>{nextAction.text}</KeepTogether>
      </p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={nextAction.to}>
          {nextAction.action}
        </Button>
        {exit && exit.to !== nextAction.to && (
          <Button variant="text" href={exit.to}>
            {exit.label}
          </Button>
        )}
      </>
    ),
  };
}
