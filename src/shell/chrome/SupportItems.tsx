import styled from '@emotion/styled';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/session/serviceType';
import { Anchor } from '@/theme/links';
import { media } from '@/theme/media';
import { supportLinks, type OptionTerms } from './navigation';

const Outward = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: 14px;
  font-feature-settings: 'palt';
  color: var(--ink);
  text-decoration-thickness: 1px;
  text-underline-offset: 5px;
  ${media.hover} {
    &:hover {
      color: var(--accent);
      text-decoration-thickness: 2px;
    }
  }
  &:active {
    color: var(--accent-pressed);
  }
`;

interface SupportItemsProps {
  service: ServiceType;
  terms: OptionTerms | undefined;
  /** Support and terms alone. */
  short?: boolean;
}

/** Links to the provider's own site as items of a list, in footer and menu: ink, 44 high. */
export function SupportItems({ service, terms, short }: SupportItemsProps) {
  return supportLinks(getConfig().links, service, terms, short).map(({ label, href }) => (
    <li key={label}>
      <Outward href={href}>{label}</Outward>
    </li>
  ));
}
