import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banners } from './Banners';
import { closeBanner, closedBanners, hiddenPopups, markOf } from './dismissed';
import { Popup } from './Popup';
import { messageQueries } from './queries';

/** Banners and popups, read anew on each route change (specification 1, section 7). */
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

  if (!data) return null;
  const banners = data.banners.map((banner) => ({
    ...banner,
    mark: markOf(banner.text, banner.link),
  }));
  const popup = data.popups
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
