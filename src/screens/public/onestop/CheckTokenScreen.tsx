import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import { useNavigate } from '@/session/lineAddress';
import { type Redirect, safeRedirect } from '@/session/redirectUri';
import { ScreenLoading } from '@/shell/ScreenLoading';
import { addressOfError, errorOf } from './onestopError';
import { onestopQueries } from './queries';

/** The contract's pattern of a token; any other comes from a link that was cut or changed. */
const wellFormed = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * /mobile/check_token: where a link from outside enters the portal (docs/product.md §3.11). It has
 * the link's `token` checked for the line, then leads to the link's `redirect_uri` by the rule of
 * the login, or to the top. An invalid link leads to the error page.
 */
export default function CheckTokenScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? undefined;
  return token === undefined || wellFormed.test(token) ? (
    <Checked token={token} onward={search.get('redirect_uri')} />
  ) : (
    <LeadOn target={{ kind: 'internal', path: addressOfError({ code: 'onestop_expired' }) }} />
  );
}

function Checked({ token, onward }: { token: string | undefined; onward: string | null }) {
  const { data } = useSuspenseQuery(onestopQueries.token(token));
  const target: Redirect = isRejection(data)
    ? { kind: 'internal', path: addressOfError(errorOf(data.refusal)) }
    : (targetOf(onward) ?? { kind: 'internal', path: paths.mobileTop() });
  return <LeadOn target={target} />;
}

/** Replaces this address, so that the token stays in no history. */
function LeadOn({ target }: { target: Redirect }) {
  const navigate = useNavigate();
  const { kind } = target;
  const address = target.kind === 'external' ? target.url : target.path;
  useEffect(() => {
    if (kind === 'external') location.replace(address);
    else void navigate(address, { replace: true });
  }, [kind, address, navigate]);
  return <ScreenLoading title="リンクを確認しています" />;
}

/** Where the link leads; null if that isn't allowed, or would be this page again. */
function targetOf(address: string | null): Redirect | null {
  const target = safeRedirect(address, location.origin, brand.domain);
  return target?.kind === 'internal' && target.path.startsWith(paths.mobileCheckToken())
    ? null
    : target;
}
