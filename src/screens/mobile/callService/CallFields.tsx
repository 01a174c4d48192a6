import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { useRead } from '@/api/query';
import { specialCallings } from '@/catalogue/contract';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { callFlats, flatRateText } from '@/catalogue/mobile';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { MonthlyResult, MonthlySum } from '@/procedure/cost/MonthlyResult';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import {
  callRows,
  type CallValues,
  changeToCome,
  isCallChanged,
  isFlatOpen,
  isServiceKey,
  type ServiceKey,
  useCallService,
} from './callChoice';

const Services = styled.fieldset`
  margin-top: 36px;
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 700;
  }
  ul {
    margin-top: 8px;
  }
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    border-bottom: 1px solid var(--rule);
  }
`;

export function CallFields() {
  const { services } = useCallService();
  return (
    <>
      <Reserved />
      <CallFlatRows />
      {services.length > 0 && <ServiceRows />}
      <CallResult />
    </>
  );
}

function useChangeToCome() {
  const call = useCallService();
  const { restrictions } = useRead(api.getSettingsRestriction);
  return changeToCome(call, restrictions);
}

/** A change that is still to come, which prevents another one. */
function Reserved() {
  const { special_calling } = useCallService();
  const change = useChangeToCome();
  return (
    <>
      {change && (
        <Box sx={{ mb: 7 }}>
          <Alert>
            <AlertTitle component="h2">{change.text}</AlertTitle>
            切り替わるまで、かけ放題は変更できません。ほかの通話サービスは変更できます。
            <Box sx={{ mt: 1 }}>
              <Button variant="text" href={paths.mobilePlanCancel()}>
                変更を取り消す
              </Button>
            </Box>
          </Alert>
        </Box>
      )}
      {special_calling && (
        <Box sx={{ mb: 7 }}>
          <Typography variant="help">
            特別な通話プラン「{labelOf(specialCallings, special_calling)}
            」をご利用中です。かけ放題を変更すると、特別な通話プランは終了します。
          </Typography>
        </Box>
      )}
    </>
  );
}

function CallFlatRows() {
  const call = useCallService();
  const { call_flat, call_flats, excess_fee } = call;
  const change = useChangeToCome();
  const { control } = useFormContext<CallValues>();
  const { field, fieldState } = useController({
    control,
    name: 'call_flat',
    rules: {
      validate: (chosen) =>
        chosen === call_flat || isFlatOpen(call, chosen) || 'かけ放題を選択してください。',
      deps: 'changed',
    },
  });
  return (
    <RadioRows
      label="通話のかけ放題"
      hint={`超えた分は30秒につき${formatYen(excess_fee)}です`}
      {...field}
      error={fieldState.error?.message}
      rows={call_flats.map((flat) => {
        const isCurrent = flat.call_flat === call_flat;
        const canOrder = isKnown(callFlats, flat.call_flat);
        const isOpen = isCurrent || (isFlatOpen(call, flat.call_flat) && canOrder);
        return {
          value: flat.call_flat,
          title: flat.name,
          help: [
            isCurrent
              ? 'いまの設定'
              : !isOpen && (change ? '変更の手続き中です' : 'いまのご契約では選べません'),
            flat.plan_type && flatRateText(flat.plan_type, flat.call_flat),
          ]
            .filter(Boolean)
            .join('・'),
          amount: <Amount value={flat.monthly_fee} />,
          disabled: !isOpen,
        };
      })}
    />
  );
}

function ServiceRows() {
  const { services } = useCallService();
  const { control } = useFormContext<CallValues>();
  const { field } = useController({ control, name: 'services', rules: { deps: 'changed' } });
  const toggle = (service: ServiceKey, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, service] : field.value.filter((one) => one !== service));
  return (
    <Services>
      <legend>ほかの通話サービス</legend>
      <Typography variant="help">使うものを選んでください</Typography>
      <ul>
        {services.map(({ service, name, monthly_fee, status, can_change }, index) => (
          <li key={service}>
            <CheckboxField
              id={index === 0 ? 'services' : `services-${service}`}
              checked={field.value.some((one) => one === service)}
              disabled={!can_change || !isServiceKey(service)}
              onChange={({ target }) => isServiceKey(service) && toggle(service, target.checked)}
              onBlur={field.onBlur}
            >
              {name}
              {status === 'using' && can_change && (
                <Typography variant="help" component="span">
                  {' '}
                  利用中
                </Typography>
              )}
              {!(can_change && isServiceKey(service)) && (
                <Typography variant="help" component="span">
                  {' '}
                  {can_change ? 'この画面では変更できません' : '変更の手続き中'}
                </Typography>
              )}
            </CheckboxField>
            <Amount value={monthly_fee} />
          </li>
        ))}
      </ul>
    </Services>
  );
}

/** Old and new side by side with the monthly difference, live. */
function CallResult() {
  const call = useCallService();
  const { register, watch, formState } = useFormContext<CallValues>();
  register('changed', {
    validate: (_, values) => isCallChanged(call, values) || '変更する内容を選択してください。',
  });
  return (
    <MonthlyResult
      id="changed"
      startsOn={call.starts_on}
      rows={callRows(call, watch())}
      error={formState.errors.changed?.message}
    />
  );
}

/** The same as a sum, for the bar that stays. */
export function CallSum() {
  const call = useCallService();
  const values = useFormContext<CallValues>().watch();
  return <MonthlySum rows={callRows(call, values)} isChanged={isCallChanged(call, values)} />;
}
