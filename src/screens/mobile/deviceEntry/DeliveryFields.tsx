import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { timeBands, timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { DayTable } from '@/procedure/day/DayTable';
import { TimeBands } from '@/procedure/day/TimeBands';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Verbatim } from '@/ui/page/Page';
import { useDelivery } from './deviceEntry';
import { deliveryProblem, type DeviceValues, isOffered } from './deviceValues';
import { Result } from './Result';

/** A group with its label and, beside it, what is chosen. */
const Group = styled.div`
  & + & {
    margin-top: 36px;
  }
  & > [id$='-error'] {
    margin: -8px 0 12px;
  }
  & > h2 {
    ${type.label};
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    margin-bottom: 16px;
    span {
      ${type.small};
      color: var(--ink-2);
    }
  }
`;

/** Asks when it is delivered: day and band together, or neither (docs/design.md §6). */
export function DeliveryFields() {
  const { control, setValue } = useFormContext<DeviceValues>();
  const { days, note, earliest_on, address, receiver } = useDelivery();
  const { delivery_on = '', delivery_band = '' } = useWatch({ control });
  const rule = (name: 'delivery_on' | 'delivery_band') => ({
    validate: (_: unknown, values: DeviceValues) =>
      deliveryProblem(days, values, now())[name] ?? true,
  });
  const day = useController({ control, name: 'delivery_on', rules: rule('delivery_on') });
  const band = useController({ control, name: 'delivery_band', rules: rule('delivery_band') });
  const offered = days.find(({ date }) => date === delivery_on)?.bands;
  const isClosed = (value: string) =>
    offered !== undefined && !offered.some((one) => one.band === value && one.can_choose);
  const hasDays = days.some((one) => isOffered(one, now()));

  const chooseDay = (chosen: string) => {
    const bands = days.find(({ date }) => date === chosen)?.bands ?? [];
    day.field.onChange(chosen);
    if (!bands.some((one) => one.band === delivery_band && one.can_choose))
      setValue('delivery_band', '');
  };

  return (
    <>
      <Group id="delivery_on" tabIndex={-1}>
        <h2>
          お届け希望日
          <span>{hasDays ? `${formatDay(earliest_on)}から選べます` : '選べる日がありません'}</span>
        </h2>
        {day.fieldState.error?.message && (
          <FieldError id="delivery_on-error">{day.fieldState.error.message}</FieldError>
        )}
        <DayTable
          label="お届け希望日"
          days={days.map((one) => ({
            day: one.date,
            closed: isOffered(one, now())
              ? undefined
              : `「選択できません」の日は、${note ?? 'お届けできない日です。'}`,
          }))}
          value={delivery_on}
          onChange={chooseDay}
        />
        {delivery_on !== '' && (
          <Button variant="text" onClick={() => day.field.onChange('')}>
            お届け希望日を指定しない
          </Button>
        )}
      </Group>
      <Group id="delivery_band" tabIndex={-1}>
        <h2>時間帯</h2>
        {band.fieldState.error?.message && (
          <FieldError id="delivery_band-error">{band.fieldState.error.message}</FieldError>
        )}
        <TimeBands
          label="時間帯"
          name="delivery_band_choice"
          bands={[
            { value: '', label: '指定なし', wide: true },
            ...timeBands.map((value) => ({
              value,
              label: timeBandText(value),
              closed: isClosed(value),
            })),
          ]}
          value={delivery_band}
          onChange={band.field.onChange}
        />
      </Group>
      <Result>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 9, rowGap: 1 }}
        >
          {delivery_on === '' ? (
            <b>日時の指定なし(最短でお届けします)</b>
          ) : (
            <DateFigure day={delivery_on} />
          )}
          {delivery_band !== '' && (
            <Typography
              component="span"
              variant="figureM"
              sx={{
                color: 'service.main',
                whiteSpace: 'nowrap',
                [media.narrow]: { whiteSpace: 'normal' },
              }}
            >
              {timeBandText(delivery_band)}
            </Typography>
          )}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {address} <Verbatim>{`${receiver} 様`}</Verbatim>
        </Typography>
      </Result>
    </>
  );
}
