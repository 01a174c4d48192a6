import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { imeiBlocked, mobileOptions } from '@/catalogue/mobileOptions';
import { formatDay } from '@/lib/date';
import { toHalfWidth, withoutSeparators } from '@/lib/width';
import { foldedBy } from '@/procedure/field/textKinds';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { hasFullWidth, hasWrongCheckDigit, imeiLength, imeiProblem } from './imei';
import { type ProtectionValues, useProtection } from './protectionEntry';

/** Asks what to do with the protection, and for the new IMEI if another device is registered. */
export function ProtectionFields() {
  const { device_name, imei, operations, imei_blocked, imei_available_from } = useProtection();
  const { register, watch, formState } = useFormContext<ProtectionValues>();
  const { errors } = formState;
  const blockedText =
    imei_blocked &&
    labelOf(imeiBlocked, imei_blocked) +
      (imei_available_from ? `${formatDay(imei_available_from)}から変更できます。` : '');
  return (
    <>
      <Box sx={{ mb: 9 }}>
        <DescriptionList
          stacked
          items={[
            { term: '対象の機種', value: device_name ?? '登録されていません' },
            {
              term: 'いまのIMEI(端末製造番号)',
              value: <Verbatim>{imei || '-'}</Verbatim>,
            },
          ]}
        />
      </Box>
      <RadioRows
        label="手続き"
        error={errors.operation?.message}
        {...register('operation', {
          validate: (chosen) =>
            operations.some((one) => one === chosen) || fieldMessages.mustSelect,
        })}
        rows={[
          {
            value: 'imei',
            title: 'IMEI(端末製造番号)を変更する',
            help: blockedText ?? '補償の対象を、別の機種に変更します',
            disabled: !operations.includes('imei'),
          },
          {
            value: 'quit',
            title: '端末補償を解約する',
            help: `月末までご利用いただけます。${mobileOptions.DeviceCompensation.annotations.join('')}`,
            disabled: !operations.includes('quit'),
          },
        ]}
      />
      {watch('operation') === 'imei' && <ImeiField current={imei} />}
    </>
  );
}

function ImeiField({ current }: { current: string | null }) {
  const { register, watch, setValue, formState } = useFormContext<ProtectionValues>();
  const typed = watch('imei');
  return (
    <TextField
      label="変更後のIMEI(端末製造番号)"
      hint={`半角数字で${imeiLength}桁。電話のアプリで *#06# と押すと表示されます`}
      inputMode="numeric"
      autoComplete="off"
      error={formState.errors.imei?.message}
      {...register('imei', {
        shouldUnregister: false,
        // Full-width digits stay, for the given message (docs/product.md §14.1).
        ...foldedBy(withoutSeparators),
        validate: (imei, { operation }) =>
          operation !== 'imei' || (imeiProblem(imei, current) ?? true),
      })}
      below={
        hasFullWidth(typed) ? (
          <Box sx={{ mt: 2 }}>
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                setValue('imei', toHalfWidth(typed), {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            >
              半角に変換する
            </Button>
          </Box>
        ) : (
          <Box sx={{ mt: 2 }} role="status">
            {hasWrongCheckDigit(typed) && (
              <Typography variant="body2" color="textSecondary">
                最後の桁が、ほかの桁と合いません。入力の誤りがないか、お確かめください。合っている場合は、このままお進みください。
              </Typography>
            )}
          </Box>
        )
      }
    />
  );
}
