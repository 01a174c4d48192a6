import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { Banners } from './Banners';
import { closeBanner, closedBanners, hiddenPopups, markOf } from './dismissed';
import { Popup } from './Popup';
import { messageQueries } from './queries';

// Within a procedure news would stand between the customer and what is being done.
const places = [
  paths.top(),
  paths.mobileTop(),
  paths.billing(),
  paths.billingMonth(':month'),
  paths.mobileBilling(),
  paths.mobileBillingMonth(':month'),
];

/** Banners and popups of the tops and the bills, read anew on each route change (specification 1, section 7). */
export function Messages() {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(messageQueries.loginMessage());
  const [closed, setClosed] = useState<readonly number[]>(closedBanners);
  const [seen, setSeen] = useState<readonly number[]>(hiddenPopups);
  const asked = useRef(pathname);

  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  if (!data || !places.some((place) => matchPath(place, pathname))) return null;
  const banners = data.banners
    .toSorted((a, b) => a.index - b.index)
    .map((banner) => ({
      ...banner,
      mark: markOf(banner.text, banner.link),
    }));
  const popup = data.popups
    .toSorted((a, b) => a.index - b.index)
    .map((one) => ({ ...one, mark: markOf(one.title, one.body) }))
    .find(({ mark }) => !seen.includes(mark));
  return (
    <>
      <Banners
        banners={banners.filter(({ mark }) => !closed.includes(mark))}
        onClose={(mark) => {
          closeBanner(mark);
          setClosed([...closed, mark]);
        }}
      />
      {popup && (
        <Popup key={popup.mark} popup={popup} onClose={() => setSeen([...seen, popup.mark])} />
      )}
    </>
  );
}
