import { procedureNames } from '@/catalogue/contract';
import type { RuntimeConfig, ServiceType } from '@/config/runtimeConfig';
import { paths } from '@/paths';

export interface NavItem {
  label: string;
  to: string;
}

/** The four links of the global navigation (docs/product.md §2.3). */
export const globalNav: Record<ServiceType, NavItem[]> = {
  fixed: [
    { label: '料金・お知らせ', to: paths.top() },
    { label: 'ご契約情報', to: paths.contract() },
    { label: 'ご契約オプション', to: paths.option() },
    { label: '特典・キャンペーン', to: paths.campaign() },
  ],
  mobile: [
    { label: '料金・お知らせ', to: paths.mobileTop() },
    { label: 'ご契約情報', to: paths.mobileContract() },
    { label: 'ご契約オプション', to: paths.mobileOption() },
    { label: '特典・キャンペーン', to: paths.mobileCampaign() },
  ],
};

/** What is asked for most often, two presses from every page, and the way to all else that can be applied for. */
export const askedFor: Record<ServiceType, NavItem[]> = {
  fixed: [
    { label: procedureNames.move, to: paths.move() },
    { label: procedureNames.quit, to: paths.quit() },
    // As its screen is called: who has no method yet registers one there.
    { label: 'お支払い方法', to: paths.payment() },
    { label: 'すべての手続き', to: paths.procedures() },
  ],
  mobile: [
    { label: procedureNames.plan, to: paths.mobilePlan() },
    { label: '解約・番号の持ち出し', to: paths.mobileQuit() },
    { label: '紛失・盗難のとき', to: paths.mobileLost() },
    { label: 'すべての手続き', to: paths.mobileProcedures() },
  ],
};

/** Screens that the navigation counts to the top, although their address isn't below it. */
const belowTop =
  /^\/(billing|payment|progress|required_action|login_history|notification_history)(\/|$)/;
const belowMobileTop =
  /^\/mobile\/(billing|payment|reimbursement|progress|required_action|login_history|notification_history)(\/|$)/;

/** Which item of the navigation an address belongs to. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  const root = item.to.replace(/\/$/, '');
  if (pathname === root || pathname.startsWith(`${root}/`)) return true;
  if (item.to === paths.top()) return belowTop.test(pathname);
  return item.to === paths.mobileTop() && belowMobileTop.test(pathname);
}

export interface SupportLink {
  /** Its name in `config.json`. */
  name: keyof RuntimeConfig['links'];
  label: string;
  href: string;
}

/** Which option terms a fibre plan has: 2G, mansion, 10G, or 10Gs/6Gs/20Gs (docs/product.md §2.3). */
export type OptionTerms = keyof RuntimeConfig['links']['option_terms'];

const optionTermsLabel: Record<OptionTerms, string> = {
  '2g': 'オプション規約(2ギガ)',
  mansion: 'オプション規約(マンション)',
  '10g': 'オプション規約(10ギガ)',
  other: 'オプション規約(10ギガS・6ギガS・20ギガS)',
};

/**
 * Links of the menu and the footer. Only fibre has terms.
 * @param terms the option terms of the customer's fibre plan, once it is known
 */
export function supportLinks(
  links: RuntimeConfig['links'],
  service: ServiceType,
  terms: OptionTerms | undefined,
): SupportLink[] {
  const support = { name: 'support', label: 'サポート', href: links.support } as const;
  const common: SupportLink[] = [
    { name: 'maintenance', label: '障害・メンテナンス情報', href: links.maintenance },
    { name: 'privacy', label: '個人情報の取り扱い', href: links.privacy },
    { name: 'site_terms', label: 'サイトのご利用条件', href: links.site_terms },
  ];
  const own: SupportLink[] =
    service === 'mobile'
      ? [support]
      : [
          support,
          { name: 'terms', label: 'ご利用規約', href: links.terms },
          ...(terms
            ? [
                {
                  name: 'option_terms' as const,
                  label: optionTermsLabel[terms],
                  href: links.option_terms[terms],
                },
              ]
            : []),
        ];
  return [...own, ...common];
}
