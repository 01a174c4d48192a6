import { brand } from '@/catalogue/brand';
import { addressFor } from '@/session/lineNavigator';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link } from '@/ui/link/Link';
import { Words } from '@/ui/Words';
import type { Undertaking } from './undertaking';

const byPhone = {
  change: '電話で変更する',
  cancel: '電話で取り消す',
  guide: '電話で問い合わせる',
} as const;

/** What can be done about it; by phone where the portal has no screen for it. */
export function AgendaAction({ of: { next, serviceId } }: { of: Undertaking }) {
  const isKnown = useKnownPaths();
  const { action, title } = next;
  if (!action) return null;
  if (action.kind === 'outside')
    return (
      <Link standalone href={action.href} label={`${action.words}(${title})`}>
        <Words>{action.words}</Words>
      </Link>
    );
  if (action.kind === 'phone' || !isKnown(action.to)) {
    const words = action.kind === 'phone' ? action.words : byPhone[action.kind];
    return (
      <Link standalone href={`tel:${brand.support.phone}`} label={`${words}(${title})`}>
        {words}
      </Link>
    );
  }
  return (
    <Link
      standalone
      // It may be about another service than the one whose screens are open.
      to={addressFor(action.to, serviceId)}
      label={`${action.words}(${title})`}
    >
      <Words>{action.words}</Words>
    </Link>
  );
}
