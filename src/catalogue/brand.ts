/**
 * The provider's names and own domain (docs/product.md §1.4 and §3.3).
 * Another provider changes this file and `src/theme/`.
 */
export const brand = {
  /** {product} in paths, plan and service types. */
  code: 'minamo',
  name: 'Minamo',
  kana: 'みなも',
  /** Own domain: what a redirect may lead to (docs/product.md §3.3). */
  domain: 'minamo.example',
  company: 'Minamo Communications',
  services: { fixed: 'Minamo 光', mobile: 'Minamo モバイル' },
  serviceLabels: { fixed: '光', mobile: 'モバイル' },
  support: { phone: '0120-000-000', hours: '毎日 10:00〜18:00' },
} as const;
