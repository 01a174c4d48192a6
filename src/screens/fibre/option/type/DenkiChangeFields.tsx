import Box from '@mui/material/Box';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { denkiPlans } from './denkiPlans';
import { EnergyContractFields } from './EnergyFields';

/** Asks what changes in the electricity bundle: its plan, or what is known of the current contract. */
export function DenkiChangeFields() {
  const { control } = useFormContext<OrderValues>();
  const what = useWatch({ control, name: 'what' });
  const { plan } = useSuspenseQuery(read(api.getOptionDenki)).data;
  return (
    <>
      <ChoiceFields
        name="what"
        label="変更する内容"
        rows={[
          { value: 'plan', title: '料金プラン' },
          { value: 'contract', title: 'いまの電気のご契約の内容' },
        ]}
      />
      {what === 'plan' && (
        <Box sx={{ mt: 7 }}>
          <ChoiceFields
            name="new_plan"
            label="新しい料金プラン"
            current={plan ?? undefined}
            rows={Object.entries(denkiPlans).map(([value, title]) => ({ value, title }))}
          />
        </Box>
      )}
      {what === 'contract' && (
        <Box sx={{ mt: 7 }}>
          <EnergyContractFields kind="electricity" />
        </Box>
      )}
    </>
  );
}
