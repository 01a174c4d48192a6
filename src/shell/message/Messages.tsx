import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type * as Schema from '@/api/generated/schemas';
import { markOf } from '@/lib/markOf';
import { paths } from '@/paths';
import { readJson, tabStorage } from '@/session/storage';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Banners } from './Banners';
import { closedMessages, closeMessage, hiddenPopups, hidePopup } from './dismissed';
import type { PopupProps } from './Popup';
import { loginMessage } from './queries';

// Messages are shown on these pages only: within a procedure they would get in the customer's way.
const places = [
  paths.top(),
  paths.mobileTop(),
  paths.billing(),
  paths.billingMonth(':month'),
  paths.mobileBilling(),
  paths.mobileBillingMonth(':month'),
];

const popupPart = lazyWithPreload<PopupProps>(() => import('./Popup'));

/**
 * Whether the popup's code has loaded. It is fetched once there is a popup; if that fails, the rest of
 * the page works without it.
 */
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
  /** The login's id: a message that one customer has hidden is still shown to another on the same device. */
  userId: string;
  serviceId: string;
  /** Whether the page has a full header, below which messages are shown. */
  hasRoom: boolean;
}

/** Service and address of the last request; undefined until the first, which is made when the page loads. */
let asked: string | undefined;

/**
 * The newest login message. Until this document's first answer comes, the one kept from the previous
 * page.
 */
function useLoginMessage(serviceId: string) {
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(loginMessage());
  const place = `${serviceId} ${pathname}`;
  useEffect(() => {
    const isFirst = asked === undefined;
    if (asked === place) return;
    asked = place;
    // After a change of service a request is already under way, which this one must not replace.
    if (!isFirst) void refetch({ cancelRefetch: false });
  }, [place, refetch]);
  const kept = useMemo(() => keptMessage(serviceId), [serviceId]);
  return { message: data ?? kept, isNew: data !== undefined };
}

/** The banners that were there when an address was opened: one that comes later must not move what is read. */
function useAtFirst(pathname: string, marks: readonly number[]): readonly number[] {
  const [opened, setOpened] = useState({ pathname, marks });
  if (opened.pathname === pathname) return opened.marks;
  setOpened({ pathname, marks });
  return marks;
}

/** Sorted by index, each with the mark that identifies it once it is closed. */
function marked({ banners, popups }: Schema.LoginMessage, userId: string) {
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
 * Reads the login message on each route change of a logged-in page (docs/product.md §2.8), and shows its
 * banners and popups on the tops and the bills.
 */
export function Messages({ userId, serviceId, hasRoom }: MessagesProps) {
  const { pathname } = useLocation();
  const { message, isNew } = useLoginMessage(serviceId);
  const [closed, setClosed] = useState<readonly number[]>(() => [
    ...closedMessages(),
    ...hiddenPopups(),
  ]);
  const news = message && marked(message, userId);
  const atFirst = useAtFirst(pathname, news?.banners.map(({ mark }) => mark) ?? []);
  const canShow = usePopupCode(isNew && message !== undefined && message.popups.length > 0);
  // An effect runs only if rendering has succeeded, so a message that breaks the contract is not kept.
  useEffect(() => {
    if (isNew && message) keepMessage(serviceId, message);
  }, [serviceId, message, isNew]);

  if (!news || !hasRoom || !places.some((place) => matchPath(place, pathname))) return null;
  const close = (mark: number) => {
    closeMessage(mark);
    setClosed([...closed, mark]);
  };
  const isOpen = ({ mark }: { mark: number }) => !closed.includes(mark);
  // A popup covers the page, so only one of the server's current answer is shown, never a kept one.
  const popup = isNew ? news.popups.find(isOpen) : undefined;
  return (
    <>
      <Banners banners={news.banners.filter(isOpen)} atFirst={atFirst} onClose={close} />
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

const key = 'minamo.login_message';

interface Kept {
  serviceId: string;
  message: Schema.LoginMessage;
}

/** The login message of a service as it was last shown in this session (docs/product.md §2.8). */
function keptMessage(serviceId: string): Schema.LoginMessage | undefined {
  const kept = readJson(tabStorage, key) as Kept | undefined;
  return kept?.serviceId === serviceId ? kept.message : undefined;
}

/** Keeps a login message until the session ends, or that of another service replaces it. */
function keepMessage(serviceId: string, message: Schema.LoginMessage): void {
  try {
    tabStorage.setItem(key, JSON.stringify({ serviceId, message } satisfies Kept));
  } catch {
    // Storage is full: the next page shows no message until its own answer comes.
  }
}
