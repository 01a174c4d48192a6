import styled from '@emotion/styled';

/** A link to the provider's own site in footer and menu: ink, 44 high. */
export const Outward = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: 14px;
  font-feature-settings: 'palt';
  color: var(--ink);
  text-decoration-thickness: 1px;
  text-underline-offset: 5px;
`;
