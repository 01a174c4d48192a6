import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { KeepTogether } from '@/ui/KeepTogether';
import { channels, kinds, type PromotionValues, useTargets } from './promotionSettings';

/** For each type of offer, the ways in which it may be sent. */
export function PromotionFields() {
  const { register, setValue } = useFormContext<PromotionValues>();
  const targets = useTargets();
  return (
    <>
      <p>
        ご案内を受け取る方法をお選びください。ご契約や料金についての大切なお知らせは、設定にかかわらずお届けします。
      </p>
      {targets.length > 1 && (
        <Box sx={{ mt: 7 }}>
          <RadioRows
            label="設定するサービス"
            rows={targets.map(({ id, label }) => ({
              value: id,
              title: <KeepTogether>{label}</KeepTogether>,
            }))}
            {...register('target', {
              onChange: ({ target }: { target: { value: string } }) => {
                const chosen = targets.find(({ id }) => id === target.value);
                for (const { key } of kinds) if (chosen) setValue(key, chosen.settings[key]);
              },
            })}
          />
        </Box>
      )}
      {kinds.map(({ key, title, help }) => (
        <Box
          component="fieldset"
          sx={{ minWidth: 0, mt: 7, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}
          key={key}
          id={key}
          tabIndex={-1}
        >
          <Typography
            component="legend"
            variant="label"
            sx={{ float: 'left', width: '100%', p: 0 }}
          >
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ clear: 'both' }}>
            {help}
          </Typography>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: { xs: 'space-between', sm: 'flex-start' },
              columnGap: { xs: 3, sm: 9 },
              mt: 1,
            }}
          >
            {channels.map((channel) => (
              <CheckboxField
                key={channel.key}
                aria-label={`${title}：${channel.label}`}
                {...register(`${key}.${channel.key}`)}
              >
                {channel.label}
              </CheckboxField>
            ))}
          </Stack>
        </Box>
      ))}
    </>
  );
}
