import styled from '@emotion/styled';

export type Fill = 'solid' | 'hatched' | 'pale';

/** The order of a ruler's segments: 1 solid, 2 hatched, 3 pale (docs/design.md §9). */
export const fills: readonly Fill[] = ['solid', 'hatched', 'pale'];

/** Fill of an SVG shape; a hatched one needs `Hatch` with the same id in its `defs`. */
export const fillOf = (fill: Fill, hatchId: string) =>
  ({ solid: 'var(--svc)', hatched: `url(#${hatchId})`, pale: 'var(--svc-weak)' })[fill];

/** Diagonal lines for the second part of a whole. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill="var(--paper)" />
      <path d="M1 0v6" stroke="var(--svc-mid)" strokeWidth="2" />
    </pattern>
  );
}

const Numbered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  & > span {
    flex: none;
    width: 22px;
    height: 22px;
    border: 1px solid var(--svc);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  & > [data-fill='solid'] {
    background: var(--svc);
  }
  & > [data-fill='hatched'] {
    background: repeating-linear-gradient(135deg, var(--svc-mid) 0 1.6px, var(--paper) 1.6px 4.4px);
  }
  & > [data-fill='pale'] {
    background: var(--svc-weak);
  }
`;

/** Number and fill of a part, for a legend or the first cell of its table. */
export function Swatch({ index }: { index: number }) {
  return (
    <Numbered>
      {index + 1}
      <span data-fill={fills[index % fills.length]} />
    </Numbered>
  );
}
