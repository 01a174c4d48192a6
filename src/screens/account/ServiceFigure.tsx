import styled from '@emotion/styled';
import { formatGb } from '@/lib/data';
import { formatDay, formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import type { Service } from './queries';

const Root = styled.div`
  text-align: right;
  line-height: 38px;
  ${media.small} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    margin-top: 6px;
    column-gap: 12px;
    text-align: left;
  }
`;

const Label = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

const Unknown = styled.p`
  font-size: 14px;
  line-height: 25px;
`;

/** What a service costs or has left; in words where it isn't known. */
export function ServiceFigure({ service }: { service: Service }) {
  const { label, value, unit, unknown } = figureOf(service);
  return (
    <Root>
      <Label>{label}</Label>
      {value === undefined ? (
        <Unknown>{unknown}</Unknown>
      ) : (
        <Figure size="m" value={value} unit={unit} />
      )}
    </Root>
  );
}

function figureOf(service: Service) {
  if (service.ended_on)
    return {
      label: '解約済み',
      value: undefined,
      unit: '',
      unknown: `${formatDay(service.ended_on)}まで`,
    };
  if (service.service_type === 'mobile')
    return {
      label: 'データ残り',
      value: service.data_left_mb === null ? undefined : formatGb(service.data_left_mb),
      unit: 'GB',
      unknown: '開いてご確認ください',
    };
  return {
    label: service.bill_month === null ? 'ご請求' : `${formatMonth(service.bill_month)}のご請求`,
    value: service.bill_total === null ? undefined : formatNumber(service.bill_total),
    unit: '円',
    unknown: service.bill_month === null ? 'まだありません' : '金額が決まるまでお待ちください',
  };
}
