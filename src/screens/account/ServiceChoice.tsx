import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { hasScreens } from '@/api/services';
import { brand } from '@/catalogue/brand';
import { contractTypes } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { formatGb } from '@/lib/data';
import { formatMonth, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { formatNumber } from '@/lib/yen';
import { topOf } from '@/paths';
import { addressFor } from '@/session/lineAddress';
import { LineNickname, useLineName } from '@/session/lineNames';
import { Icon } from '@/theme/icon/Icon';
import { Anchor } from '@/theme/links';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import { Verbatim } from '@/ui/page/Page';
import { ServiceLine } from '@/ui/page/ServiceLine';

const Root = styled.li`
  position: relative;
  padding-bottom: 40px;
  ${media.small} {
    padding-bottom: 28px;
  }
`;

// The whole row opens the service; the words of its link stay what is announced.
const Row = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) auto auto;
  column-gap: 56px;
  align-items: center;
  padding-top: 36px;
  & > h2 {
    font-size: 20px;
    line-height: 30px;
    ${{ ...palt }};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    ${{ ...palt }};
    color: var(--accent);
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
  }
  ${media.hover} {
    & > a:hover span {
      text-decoration: underline;
      text-underline-offset: 5px;
    }
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.medium} {
    grid-template-columns: 144px minmax(0, 1fr) auto auto;
    column-gap: 32px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 20px;
    padding-top: 16px;
    & > h2 {
      grid-column: 1 / -1;
      font-size: 16px;
      line-height: 29px;
    }
  }
`;

const Name = styled.p`
  font-size: 40px;
  line-height: 46px;
  letter-spacing: -0.02em;
  color: var(--svc);
  &[data-long] {
    font-size: 24px;
    line-height: 34px;
    letter-spacing: 0;
  }
  ${media.small} {
    font-size: 32px;
    line-height: 40px;
    &[data-long] {
      font-size: 22px;
      line-height: 32px;
    }
  }
`;

interface ServiceChoiceProps {
  service: Schema.Service;
  /** It was looked at last on this device. */
  isLast: boolean;
  /** Shown below the line that says what the service is for. */
  children?: ReactNode;
}

/** One service as a row, its own line above it (docs/design.md §6). */
export function ServiceChoice({ service, isLast, children }: ServiceChoiceProps) {
  const kind = labelOf(brand.services, service.service_type);
  const nickname = useLineName(service.service_id);
  const name = service.phone_number ? formatPhone(service.phone_number) : service.plan_name;
  return (
    <Root data-service={service.service_type}>
      <Box sx={{ width: 36 }}>
        <ServiceLine />
      </Box>
      <Row>
        <h2>{kind}</h2>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
          <Name data-long={name.length > 16 || undefined}>
            {service.phone_number ? <Verbatim>{name}</Verbatim> : name}{' '}
            <LineNickname serviceId={service.service_id} />
          </Name>
          <Typography variant="help" sx={{ mt: 1 }}>
            {serviceHelp(service)}
            {isLast && '・前回'}
          </Typography>
          {children}
        </Box>
        <ServiceFigure service={service} />
        {hasScreens(service) && (
          <Anchor
            href={addressFor(topOf(service.service_type), service.service_id)}
            aria-label={`開く(${[kind, name, nickname].filter(Boolean).join(' ')})`}
          >
            <span>開く</span>
            <Icon name="forward" />
          </Anchor>
        )}
      </Row>
    </Root>
  );
}

const categories: Record<Code.ServiceCategory, string> = {
  gs10home: 'ご自宅のインターネット(10ギガS)',
  gs20home: 'ご自宅のインターネット(20ギガS)',
  hikaritv: 'ご自宅のテレビ',
};

/** What a service is for: `音声 NEO 10GB`, `ご自宅のインターネット`. */
function serviceHelp(service: Schema.Service): string {
  const { contract_type, service_category, plan_name } = service;
  if (!hasScreens(service))
    return `${service.phone_number ? `${plan_name}・` : ''}このサービスの画面は、まだありません`;
  if (contract_type) return `${labelOf(contractTypes, contract_type)} ${plan_name}`;
  return service_category ? labelOf(categories, service_category) : 'ご自宅のインターネット';
}

/**
 * A service's bill or the data it has left, or a text where that isn't known or the service has ended; nothing for
 * a service of a type that isn't known.
 */
function ServiceFigure({ service }: { service: Schema.Service }) {
  const figure = figureOf(service);
  if (!figure) return null;
  const { label, value, unit, unknown } = figure;
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block' },
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        mt: { xs: 1.5, sm: 0 },
        textAlign: { xs: 'left', sm: 'right' },
        lineHeight: '38px',
      }}
    >
      <Typography variant="help">{label}</Typography>
      {value === undefined ? (
        <Typography variant="body2">{unknown}</Typography>
      ) : (
        <Figure size="m" value={value} unit={unit} />
      )}
    </Box>
  );
}

function figureOf(service: Schema.Service) {
  if (service.ended_on)
    return {
      label: '解約済み',
      value: undefined,
      unit: '',
      unknown: untilDay(service.ended_on),
    };
  if (service.service_type === 'mobile')
    return {
      label: 'データ残り',
      value: service.data_left_mb === null ? undefined : formatGb(service.data_left_mb),
      unit: 'GB',
      unknown: service.is_open === false ? '開通前です' : '開いてご確認ください',
    };
  if (service.service_type !== 'fixed') return undefined;
  return {
    label: service.bill_month === null ? 'ご請求' : `${formatMonth(service.bill_month)}のご請求`,
    value: service.bill_total === null ? undefined : formatNumber(service.bill_total),
    unit: '円',
    unknown: service.bill_month === null ? 'まだありません' : '金額が決まるまでお待ちください',
  };
}
