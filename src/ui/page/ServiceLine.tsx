import styled from '@emotion/styled';

/** Background of a line that breaks off: two thin pieces follow a long one. */
export const brokenOff =
  'linear-gradient(var(--svc), var(--svc)) 0 0 / 38% 4px no-repeat, linear-gradient(var(--svc), var(--svc)) 46% 0 / 2px 4px no-repeat, linear-gradient(var(--svc), var(--svc)) 50.5% 0 / 1px 4px no-repeat';

/**
 * The line that shows the service, 4px high (docs/design.md §1): `service` draws that of the
 * nearest `data-service` (solid or dotted), `broken` breaks off, `dashed` is the developer's.
 */
export const ServiceLine = styled.span<{ variant?: 'service' | 'broken' | 'dashed' }>`
  display: block;
  height: 4px;
  print-color-adjust: exact;
  forced-color-adjust: none;
  background: ${({ variant = 'service' }) =>
    ({
      service: 'var(--line)',
      broken: brokenOff,
      dashed: 'repeating-linear-gradient(90deg, var(--ink) 0 12px, transparent 12px 18px)',
    })[variant]};
`;
