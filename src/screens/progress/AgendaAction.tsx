import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import { addressFor } from '@/session/lineAddress';
import { useHasRoute } from '@/shell/hasRoute';
import { WordWrap } from '@/ui/WordWrap';
import type { PendingApplication } from './pendingApplication';

const byPhone: Record<Code.ActionKind, string> = {
  change: '電話で変更する',
  cancel: '電話で取り消す',
  guide: '電話で問い合わせる',
};

/**
 * The link to what the customer can do about an application; a call where the portal has no screen for
 * it.
 */
export function AgendaAction({ of: { next, serviceId } }: { of: PendingApplication }) {
  const hasRoute = useHasRoute();
  const { action, title } = next;
  if (!action) return null;
  if (action.kind === 'outside')
    return (
      <Button variant="text" aria-label={`${action.label}(${title})`} href={action.href}>
        <WordWrap>{action.label}</WordWrap>
      </Button>
    );
  if (action.kind === 'phone' || !hasRoute(action.to)) {
    const label =
      action.kind === 'phone' ? action.label : (lookUp(byPhone, action.kind) ?? byPhone.guide);
    return (
      <Button variant="text" aria-label={`${label}(${title})`} href={`tel:${brand.support.phone}`}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant="text"
      href={addressFor(action.to, serviceId)}
      aria-label={`${action.label}(${title})`}
    >
      <WordWrap>{action.label}</WordWrap>
    </Button>
  );
}
