import { linkStatuses } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { refusalTitles } from '@/catalogue/refusals';
import { unreadable } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';

interface LinkState {
  state: StatusShape;
  lead: string;
  /** Label of the button that links the account; absent while it is linked. */
  action?: string;
}

/** Status, sentence and button for each state of the linked account (contract, `LinkStatus`). */
const linkStates: Record<Code.LinkStatus, LinkState> = {
  none: {
    state: { mark: 'circle', label: linkStatuses.none, ended: true },
    lead: 'まだ連携していません。',
    action: '連携の手続きへ進む',
  },
  linked: {
    state: { mark: 'done', label: linkStatuses.linked },
    lead: '連携IDで、マイページにログインできます。',
  },
  expired: {
    state: { mark: 'triangle', label: linkStatuses.expired, box: 'caution' },
    lead: '連携の期限が切れています。続けてお使いになるには、もう一度連携してください。',
    action: 'もう一度連携する',
  },
};

/** What the page of the linked account says of its state; without a button where the state isn't known. */
export const linkState = (status: Open<Code.LinkStatus>): LinkState =>
  lookUp(linkStates, status) ?? {
    state: unreadable,
    lead: '連携の状態を読み込めません。お手数ですが、サポート窓口へお電話ください。',
  };

/** Why linking can't begin, by code; the server's sentence says the rest. */
export const linkRefusalTitle = refusalTitles<Code.LinkTokenConflictCode>({
  account_already_linked: 'すでに連携済みです',
});
