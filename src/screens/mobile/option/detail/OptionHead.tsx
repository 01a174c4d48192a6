import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatFullDay } from '@/lib/date';
import { MonthlyFee } from '@/ui/figure/MonthlyFee';
import { Status } from '@/ui/status/Status';
import { statusOf } from '../optionStatus';
import type { ContractOption } from '../queries';

const Root = styled.div`
  margin-bottom: 36px;
`;

const Standing = styled.div`
  margin: 16px 0 8px;
`;

/** What the option is, how it stands and what it costs (look: option-detail). */
export function OptionHead({ option }: { option: ContractOption }) {
  const { key, monthly_fee, started_on } = option;
  return (
    <Root>
      <Typography variant="lead">{mobileOptions[key].appeals[0]}。</Typography>
      <Standing>
        <Status {...statusOf(option)} />
      </Standing>
      {monthly_fee === null ? (
        <Typography variant="body2" color="textSecondary">
          料金は、サポート窓口でご案内します。
        </Typography>
      ) : (
        <MonthlyFee yen={monthly_fee} />
      )}
      {started_on && (
        <Typography variant="body2" color="textSecondary">
          {formatFullDay(started_on)}からご利用いただいています。
        </Typography>
      )}
    </Root>
  );
}
