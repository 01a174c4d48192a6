export type ServiceType = 'fixed' | 'mobile';

export type HostName = ServiceType | 'auth' | 'support';

interface ChatbotConfig {
  /** URL of the script; null where there is no chatbot. */
  script: string | null;
  /** Origins that the chatbot needs besides its script's; they go into the pages' content policy. */
  origins?: Partial<Record<'script' | 'connect' | 'frame' | 'image', string[]>>;
}

/** `config.json`: what differs from one environment to another. The same build runs in all of them. */
export interface RuntimeConfig {
  /** A name for support's questions; the portal doesn't show it. */
  environment: string;
  /** Base URLs, absolute and without a slash at the end. */
  hosts: Record<HostName, string>;
  /** Region of the signature. */
  region: string;
  chatbot: Record<ServiceType, ChatbotConfig>;
  /** Where browsers report to; off when absent. */
  reports?: {
    /** URL for what the content policy has refused. */
    csp?: string;
    /** URL or path for errors, failed calls and page speed (docs/production.md, Reports). */
    events?: string;
  };
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
