export type ServiceType = 'fixed' | 'mobile';

export type HostName = ServiceType | 'auth' | 'support';

/** `config.json`: what differs from one environment to another. The same build runs in all of them. */
export interface RuntimeConfig {
  /** A name for support's questions; the portal doesn't show it. */
  environment: string;
  /** Base URLs, absolute and without a slash at the end. */
  hosts: Record<HostName, string>;
  /** Region of the signature. */
  region: string;
  /** URL of each service's chatbot script; null where there is no chatbot. */
  chatbot: Record<ServiceType, { script: string | null }>;
  links: {
    support: string;
    maintenance: string;
    terms: string;
    privacy: string;
    site_terms: string;
    help_desk: string;
    /** By plan type; `other` is 10Gs, 6Gs and 20Gs (docs/product.md §2.3). */
    option_terms: Record<'2g' | 'mansion' | '10g' | 'other', string>;
  };
}
