import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

type FigureSize = 'xl' | 'l' | 'm';

const Root = styled.span`
  display: inline-block;
  white-space: nowrap;
  ${media.narrow} {
    white-space: normal;
  }
  color: var(--svc);
  &[data-size='xl'] {
    ${type.figureXl};
  }
  &[data-size='l'] {
    ${type.figureL};
  }
  &[data-size='m'] {
    ${type.figureM};
  }
`;

const Xl = styled(Root)<{ hang: string; smallSize: string }>`
  display: block;
  margin-block: 13px 28px;
  margin-left: ${(p) => p.hang};
  ${media.small} {
    margin-block: 6px 20px;
    && {
      font-size: ${(p) => p.smallSize};
    }
  }
  ${media.crowded} {
    /* It is made as wide as the page, so it can't grow with the text without being torn. */
    zoom: 0.5;
  }
`;

/** The unit of a figure: bold, ink, far smaller than its number (docs/design.md §3). */
export const Unit = styled.span`
  font-weight: 700;
  letter-spacing: 0;
  color: var(--ink);
  [data-size='xl'] & {
    font-size: 32px;
    margin-left: 14px;
    ${media.small} {
      font-size: 22px;
      margin-left: 8px;
    }
  }
  [data-size='l'] & {
    font-size: 20px;
    margin-left: 5px;
  }
  [data-size='m'] & {
    font-size: 16px;
    margin-left: 4px;
  }
`;

/**
 * How a figure xl is set (docs/design.md §3): how far it hangs to the left, so that the edge of its
 * stroke is on the text edge, and its size at 640 and less, by the number of digits.
 * @param value digits as shown, such as `10,430` or `12.6`
 */
export function figureShape(value: string): { hang: string; smallSize: string } {
  const digits = value.replace(/\D/g, '').length;
  return {
    hang: value.startsWith('1') ? '-0.088em' : '-0.04em',
    smallSize:
      digits <= 5 ? 'min(92px, 24.5vw)' : digits === 6 ? 'min(80px, 21.3vw)' : 'min(66px, 17.6vw)',
  };
}

interface FigureProps {
  /** The number as shown: `10,430`, `12.6`. */
  value: string;
  unit?: string;
  /** `xl` for a top’s figure, 0件 and an opening date, once a page; `l` for an answer; `m` beside others. */
  size?: FigureSize;
}

/** The number that speaks first, in the service's colour (docs/design.md §3). */
export function Figure({ value, unit, size = 'l' }: FigureProps) {
  const content = (
    <>
      {value}
      {unit && <Unit>{unit}</Unit>}
    </>
  );
  return size === 'xl' ? (
    <Xl data-size="xl" {...figureShape(value)}>
      {content}
    </Xl>
  ) : (
    <Root data-size={size}>{content}</Root>
  );
}
