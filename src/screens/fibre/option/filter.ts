import { optionCategories } from '@/catalogue/fibreOptions';
import { findableByCode } from '@/catalogue/findableOptions';
import { findable, fitOf, longestSearch, termsOf } from '@/lib/searchMatch';
import { isContracted, type Offer } from './offers';

export const statusChoices = [
  { value: '', label: 'すべて' },
  { value: 'open', label: 'お申し込みいただけるもの' },
  { value: 'contracted', label: 'ご契約中・手続き中' },
  { value: 'ENTR', label: '申込手続き中' },
  { value: 'SRVC', label: '利用中' },
  { value: 'QTWT', label: '解約手続き中' },
  { value: 'CNCL', label: '取り消し済み' },
  { value: 'QUIT', label: '解約済み' },
  { value: 'blocked', label: '申込不可' },
] as const;

export const priceChoices = [
  { value: '', label: 'すべて' },
  { value: '0', label: '割引・無料' },
  { value: '500', label: '1円〜500円' },
  { value: '1000', label: '501円〜1,000円' },
  { value: 'over', label: '1,001円以上' },
] as const;

/** What the address says: `?q=てれび&category=iot&status=open&price=500`; anything else shows all. */
export interface Filter {
  q: string;
  category: string;
  status: string;
  price: string;
}

const statuses: Record<string, (offer: Offer) => boolean> = {
  open: (offer) => !isContracted(offer) && !offer.blocked,
  contracted: isContracted,
  blocked: ({ blocked }) => blocked !== undefined,
  ...Object.fromEntries(
    (['ENTR', 'SRVC', 'QTWT', 'CNCL', 'QUIT'] as const).map((code) => [
      code,
      ({ status }: Offer) => status === code,
    ]),
  ),
};

const prices: Record<string, (fee: number) => boolean> = {
  '0': (fee) => fee <= 0,
  '500': (fee) => fee > 0 && fee <= 500,
  '1000': (fee) => fee > 500 && fee <= 1000,
  over: (fee) => fee > 1000,
};

export function filterOf(params: URLSearchParams): Filter {
  const get = (name: string) => params.get(name) ?? '';
  return {
    q: get('q').trim(),
    category: Object.hasOwn(optionCategories, get('category')) ? get('category') : '',
    status: Object.hasOwn(statuses, get('status')) ? get('status') : '',
    price: Object.hasOwn(prices, get('price')) ? get('price') : '',
  };
}

/**
 * The options that match search, status and price, in any category: the tabs count these. What fits a
 * search best comes first.
 */
export function matching(
  offers: readonly Offer[],
  { q, status, price }: Omit<Filter, 'category'>,
): Offer[] {
  if (q.length > longestSearch) return [];
  const chosen = offers.filter(
    (offer) => (statuses[status]?.(offer) ?? true) && (prices[price]?.(offer.fee) ?? true),
  );
  const terms = termsOf(q);
  if (terms.length === 0) return chosen;
  const fits = new Map(chosen.map((offer) => [offer, fitOf(terms, findableOf(offer))]));
  const fit = (offer: Offer) => fits.get(offer) ?? 0;
  return chosen.filter(fit).sort((one, other) => fit(other) - fit(one));
}

const findableOf = ({ code, name }: Offer) => findableByCode(code) ?? findable(name, [code], []);

/**
 * The options that a search finds by name, reading, code or other words for them; all for an empty
 * search.
 */
export const searched = (offers: readonly Offer[], q: string): Offer[] =>
  matching(offers, { q, status: '', price: '' });

/** A tab for each category, with how many of the options are of it. */
export const categoryTabs = (offers: readonly Offer[]) => [
  { value: 'all', label: 'すべて', count: offers.length },
  ...Object.entries(optionCategories).map(([value, label]) => ({
    value,
    label,
    count: offers.filter(({ category }) => category === value).length,
  })),
];
