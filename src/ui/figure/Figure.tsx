import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { figureShape } from './figureShape';

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

interface FigureProps {
  /** The number as shown: `10,430`, `12.6`. */
  value: string;
  unit?: string;
  /** xl once a page and only on tops, 0件 and an opening date; l for the answer; m beside others. */
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
