import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';
import { beginsWithZero, hold, phone, required } from '@/catalogue/rules';
import { normalisePhone } from '@/lib/phone';
import { TextField } from '@/ui/fields/TextField';
import { Phrase } from '@/ui/page/Page';
import { useContractor, type ContractorValues } from './contractorData';

const Fields = styled.div`
  margin-top: 28px;
`;

/** Where the contractor can be reached. */
export function ContractorFields() {
  const { register, formState } = useFormContext<ContractorValues>();
  const { errors } = formState;
  const now = useContractor();
  const isNew = (_: string, { tel, tel_daytime }: ContractorValues) =>
    tel !== now.tel ||
    tel_daytime !== (now.tel_daytime ?? '') ||
    'いまの番号と同じです。変更する番号を入力してください。';
  return (
    <>
      <p>
        <Phrase>ご契約についてのご連絡に使う番号です。</Phrase>
        <Phrase>SIMの電話番号は変わりません。</Phrase>
      </p>
      <Fields>
        <TextField
          label="連絡先の電話番号"
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
          hint="連絡先と違うときだけ、入力してください"
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
