import { useFormContext } from 'react-hook-form';
import { beginsWithZero, hold, phone, required } from '@/catalogue/rules';
import { normalisePhone } from '@/lib/phone';
import { TextField } from '@/ui/fields/TextField';
import { useCustomer } from './customerData';
import type { PhoneValues } from './customerValues';
import { Fields } from './layout';

/** Where the customer can be reached. */
export function PhoneFields() {
  const { register, formState } = useFormContext<PhoneValues>();
  const { errors } = formState;
  const now = useCustomer();
  const isNew = (_: string, { tel, tel_daytime }: PhoneValues) =>
    tel !== now.tel ||
    tel_daytime !== (now.tel_daytime ?? '') ||
    'いまの番号と同じです。変更する番号を入力してください。';
  return (
    <>
      <p>ご契約についてのご連絡に使う番号です。ホームでんわやモバイルの番号は変わりません。</p>
      <Fields>
        <TextField
          label="電話番号"
          hint="10〜11桁の数字。ハイフンは不要です"
          type="tel"
          autoComplete="tel-national"
          error={errors.tel?.message}
          {...register('tel', {
            setValueAs: normalisePhone,
            validate: { rules: hold(required, phone, beginsWithZero), isNew },
          })}
        />
        <TextField
          label="日中の連絡先"
          hint="電話番号と違うときだけ、入力してください"
          optional
          type="tel"
          autoComplete="off"
          error={errors.tel_daytime?.message}
          {...register('tel_daytime', {
            setValueAs: normalisePhone,
            validate: hold(phone, beginsWithZero),
          })}
        />
      </Fields>
    </>
  );
}
