import styled from '@emotion/styled';
import { formatDifference, formatNumber } from '@/lib/yen';
import { media } from '@/theme/media';

// Its span is the unit.
const Root = styled.span`
  white-space: nowrap;
  font-size: 18px;
  ${media.crowded} {
    white-space: nowrap !important;
  }
  ${media.print} {
    font-size: 15px;
  }
  &[data-strong] {
    font-size: 20px;
    font-weight: 700;
    ${media.print} {
      font-size: 16px;
    }
  }
  &[data-muted] {
    color: var(--ink-2);
  }
  & > span {
    margin-left: 2px;
    font-size: max(0.72em, 12px);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

interface AmountProps {
  /** Yen, or what `unit` says. */
  value: number;
  unit?: string;
  /** A difference: gains with `+`, losses with `−`. */
  signed?: boolean;
  /** A subtotal. */
  strong?: boolean;
  /** Ended, or only for comparison. */
  muted?: boolean;
}

/** An amount in a row or a table: `5,720円`, unit .72em (docs/design.md §3); 無料 for a monthly fee of none. */
export function Amount({ value, unit = '円', signed, strong, muted }: AmountProps) {
  const isFree = value === 0 && unit === '円/月';
  return (
    <Root data-strong={strong || undefined} data-muted={muted || undefined}>
      {isFree ? '無料' : signed ? formatDifference(value) : formatNumber(value)}
      {!isFree && <span>{unit}</span>}
    </Root>
  );
}
