/**
 * The provider's names: what the specifications write as {product} and "the provider's own domain".
 * Another provider changes this file and `src/theme/`.
 */
export const brand = {
  /** {product} in paths, plan and service types. */
  code: 'minamo',
  name: 'Minamo',
  kana: 'みなも',
  /** Own domain: what a redirect may lead to (specification 2, section 2). */
  domain: 'minamo.example',
  company: 'Minamo Communications',
  services: { fixed: 'Minamo 光', mobile: 'Minamo モバイル' },
  serviceLabels: { fixed: '光', mobile: 'モバイル' },
  support: { phone: '0120-000-000', hours: '毎日 10:00〜18:00' },
} as const;
