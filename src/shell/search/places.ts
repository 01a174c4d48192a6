import { brand } from '@/catalogue/brand';
import { fibreOptions, pageOf } from '@/catalogue/fibreOptions';
import { findableByCode } from '@/catalogue/findableOptions';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { sameWordsOf } from '@/catalogue/sameWords';
import {
  accountScreens,
  mobileOptionWords,
  offeredScreens,
  phoneWords,
  screenWords,
  supportWords,
} from '@/catalogue/screenWords';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatFullMonth } from '@/lib/date';
import { type Findable, findable } from '@/lib/searchMatch';
import { billsOf, paths } from '@/paths';
import { serviceTypeOf } from '@/session/service';
import type { ListedScreen } from '@/shell/route';
import type { SupportLink } from '../chrome/navigation';

export type PlaceKind = '画面' | '手続き' | 'オプション' | 'ご請求' | 'お問い合わせ';

/** Something that the search leads to. */
export interface Place {
  href: string;
  title: string;
  kind: PlaceKind;
  /** The service that it belongs to; none for the whole account and the provider's own site. */
  service: ServiceType | undefined;
  findable: Findable;
  /** Its place among those that are offered before anything is typed. */
  offered?: number | undefined;
  /** YYYYMM, of a month's bill. */
  month?: string | undefined;
  /** Of a procedure that isn't possible now: from when it is. */
  state?: string | undefined;
}

/** What closed procedures say, by the address of their screen. */
export type ClosedScreens = Readonly<Record<string, string>>;

/** What the customer has, and what the portal has for it. */
export interface Portal {
  screens: readonly ListedScreen[];
  /** The service that is shown, whose places come first. */
  shown: ServiceType;
  /** The types of service that the customer has. */
  types: readonly ServiceType[];
  /** Whether there is a service to choose. */
  hasChoice: boolean;
  /** Months (YYYYMM) that have a bill, newest first. */
  months: Readonly<Partial<Record<ServiceType, readonly string[]>>>;
  support: readonly SupportLink[];
  /** Of each type of service; empty until it has been read. */
  closed?: Readonly<Partial<Record<ServiceType, ClosedScreens>>>;
}

/** All that this customer can open, in the order in which equals are shown (docs/product.md §2.11). */
export function placesOf(portal: Portal): Place[] {
  const { shown, types } = portal;
  const services = [...types].sort((one, other) => Number(other === shown) - Number(one === shown));
  return [
    ...services.flatMap((service) =>
      screenPlaces(portal, service).map((place) => ({
        ...place,
        state: portal.closed?.[service]?.[place.href],
      })),
    ),
    ...(portal.hasChoice ? screensAt(portal.screens, [paths.service()], undefined) : []),
    ...services.flatMap((service) =>
      service === 'fixed' ? fibreOptionPlaces() : simOptionPlaces(),
    ),
    ...services.flatMap((service) => billPlaces(portal, service)),
    ...supportPlaces(portal.support),
  ];
}

function screenPlaces({ screens, shown, types }: Portal, service: ServiceType): Place[] {
  const isShownOnce = (path: string) =>
    service !== shown && types.includes(shown) && accountScreens.includes(path);
  const own = Object.keys(screenWords).filter(
    (path) => serviceTypeOf(path) === service && !isShownOnce(path),
  );
  return screensAt(screens, own, service);
}

/** The searched rows of the route table among some; a row whose path ends in `/*` is a procedure. */
const screensAt = (
  screens: readonly ListedScreen[],
  listed: readonly string[],
  service: ServiceType | undefined,
): Place[] =>
  screens
    .filter(({ path }) => listed.includes(path))
    .map(({ path, title }) => ({
      href: path.replace(/\/\*$/, ''),
      title,
      kind: path.endsWith('/*') ? '手続き' : '画面',
      service: accountScreens.includes(path) ? undefined : service,
      findable: found(title, screenWords[path]),
      offered: offeredScreens.includes(path) ? offeredScreens.indexOf(path) : undefined,
    }));

const made = new Map<string, Findable>();

/** A title with its words and what else they are called; made once, since it compares each with all words. */
function found(title: string, words = ''): Findable {
  const key = `${title} ${words}`;
  const known = made.get(key);
  if (known) return known;
  const own = words.split(' ').filter(Boolean);
  const one = findable(title, own, sameWordsOf([title, ...own]));
  made.set(key, one);
  return one;
}

const fibreOptionPlaces = (): Place[] =>
  fibreOptions.flatMap(({ code, name }) => ({
    href: paths.optionDetail(pageOf(code)),
    title: name,
    kind: 'オプション',
    service: 'fixed',
    findable: findableByCode(code) ?? found(name),
  }));

const simOptionPlaces = (): Place[] =>
  Object.values(mobileOptions).map(({ code, name, optionType }) => ({
    href: paths.mobileOptionDetail(optionType),
    title: name,
    kind: 'オプション',
    service: 'mobile',
    findable: found(name, mobileOptionWords[code]),
  }));

const billPlaces = ({ months }: Portal, service: ServiceType): Place[] =>
  (months[service] ?? []).map((month) => ({
    href: billsOf(service).month(month),
    title: formatFullMonth(month),
    kind: 'ご請求',
    service,
    findable: found(formatFullMonth(month)),
    month,
  }));

const supportPlaces = (links: readonly SupportLink[]): Place[] => [
  ...links.map(({ name, label, href }) => ({
    href,
    title: label,
    kind: 'お問い合わせ' as const,
    service: undefined,
    findable: found(label, supportWords[name]),
  })),
  {
    href: `tel:${brand.support.phone}`,
    title: brand.support.phone,
    kind: 'お問い合わせ',
    service: undefined,
    findable: found(brand.support.phone, phoneWords),
  },
];
