import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Banners } from './Banners';
import { closedMessages, closeMessage, hiddenPopups, hidePopup, markOf } from './dismissed';
import { keepMessage, keptMessage } from './keptMessage';
import type { PopupProps } from './Popup';
import { type LoginMessage, messageQueries } from './queries';

// Within a procedure news would stand between the customer and what is being done.
const places = [
  paths.top(),
  paths.mobileTop(),
  paths.billing(),
  paths.billingMonth(':month'),
  paths.mobileBilling(),
  paths.mobileBillingMonth(':month'),
];

const popupPart = lazyWithPreload<PopupProps>(() => import('./Popup'));

/** Whether a popup can be shown; its code is fetched once there is one, and without it the page is whole. */
function usePopupCode(isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(popupPart.isLoaded);
  useEffect(() => {
    if (isNeeded && !isLoaded)
      popupPart.preload().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isNeeded, isLoaded]);
  return isLoaded;
}

interface MessagesProps {
  /** Of the login: what one customer has hidden, another on the same device sees. */
  userId: string;
  serviceId: string;
  /** The page has a full header, below which they stand. */
  hasRoom: boolean;
}

/** Where asked for last: the page that is loaded has it asked for before it is drawn. */
let asked: string | undefined;

/** The newest login message; until the first answer of this document has come, the one of the page before. */
function useLoginMessage(serviceId: string) {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(messageQueries.loginMessage());
  const place = `${serviceId} ${pathname}`;
  useEffect(() => {
    const isFirst = asked === undefined;
    if (asked === place) return;
    asked = place;
    // Another service's is being asked for already.
    if (!isFirst) void refetch({ cancelRefetch: false });
  }, [place, refetch]);
  const kept = useMemo(() => keptMessage(serviceId), [serviceId]);
  return { message: data ?? kept, isNew: data !== undefined };
}

/** In the order of their index, each with the mark that it is remembered by. */
function marked({ banners, popups }: LoginMessage, userId: string) {
  return {
    banners: [...banners]
      .sort((a, b) => a.index - b.index)
      .map((one) => ({ ...one, mark: markOf(userId, one.index, one.text, one.link) })),
    popups: [...popups]
      .sort((a, b) => a.index - b.index)
      .map((one) => ({ ...one, mark: markOf(userId, one.index, one.title, one.body) })),
  };
}

/**
 * The login message: asked for on each route change of a logged-in page (docs/product.md §2.8),
 * its banners and popups shown on the tops and the bills.
 */
export function Messages({ userId, serviceId, hasRoom }: MessagesProps) {
  const { pathname } = useLocation();
  const { message, isNew } = useLoginMessage(serviceId);
  const [closed, setClosed] = useState<readonly number[]>(() => [
    ...closedMessages(),
    ...hiddenPopups(),
  ]);
  const news = message && marked(message, userId);
  const canShow = usePopupCode(isNew && message !== undefined && message.popups.length > 0);
  // After it was drawn: what is of another form than the contract's is not kept.
  useEffect(() => {
    if (isNew && message) keepMessage(serviceId, message);
  }, [serviceId, message, isNew]);

  if (!news || !hasRoom || !places.some((place) => matchPath(place, pathname))) return null;
  const close = (mark: number) => {
    closeMessage(mark);
    setClosed([...closed, mark]);
  };
  const isOpen = ({ mark }: { mark: number }) => !closed.includes(mark);
  // A popup takes the page: only one that the server still has may do so.
  const popup = isNew ? news.popups.find(isOpen) : undefined;
  return (
    <>
      <Banners banners={news.banners.filter(isOpen)} onClose={close} />
      {popup && canShow && (
        <popupPart.Component
          key={popup.mark}
          popup={popup}
          onClose={(isHidden) => {
            if (isHidden) hidePopup(popup.mark);
            close(popup.mark);
          }}
        />
      )}
    </>
  );
}
