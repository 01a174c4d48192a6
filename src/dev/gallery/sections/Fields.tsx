import { PasswordRules } from '@/procedure/field/PasswordRules';
import { PasswordField } from '@/ui/fields/PasswordField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Section } from '@/ui/page/Section';
import { type State, StateGrid, type StateRow } from '../drawn/StateTable';
import { Grid } from './Grid';

const phone = { label: '電話番号', hint: 'ハイフンは不要です', inputMode: 'numeric' } as const;
const times = [
  { value: '13', label: '13:00〜15:00' },
  { value: '15', label: '15:00〜17:00' },
];
const wrongPhone = '11桁で入力してください。';
const typed: Partial<Record<State, string>> = {
  focus: '0900000',
  error: '0900000567',
  disabled: '09000001234',
};

const fields: readonly StateRow[] = [
  {
    name: '文字',
    states: ['normal', 'hover', 'focus', 'disabled', 'error'],
    part: (state, id) => (
      <TextField
        {...phone}
        name={id}
        placeholder="09000001234"
        defaultValue={typed[state]}
        disabled={state === 'disabled'}
        error={state === 'error' ? wrongPhone : undefined}
      />
    ),
  },
  {
    name: '選択',
    states: ['normal', 'hover', 'focus', 'disabled', 'error'],
    part: (state, id) => (
      <SelectField
        label="時間帯"
        name={id}
        optional={state !== 'error'}
        options={times}
        empty={state === 'error' ? '選んでください' : undefined}
        disabled={state === 'disabled'}
        error={state === 'error' ? '時間帯を選んでください。' : undefined}
      />
    ),
  },
  {
    name: 'パスワード',
    states: ['normal', 'hover', 'focus', 'error'],
    pick: 'input',
    part: (state, id) => (
      <PasswordField
        label="新しいパスワード"
        name={id}
        autoComplete="new-password"
        defaultValue="minamo42"
        error={state === 'error' ? '8文字以上で入力してください。' : undefined}
      />
    ),
  },
];

/** Fields that take text or one of a list, in every state. */
export function Fields() {
  return (
    <Section label="入力欄" caption="FormControl・OutlinedInput・NativeSelect">
      <StateGrid rows={fields} />
      <Grid style={{ marginTop: 36 }}>
        <TextField
          label="贈るデータ量"
          hint="0.5GB単位で指定できます"
          name="amount"
          unit="GB"
          short
          inputMode="decimal"
          defaultValue="2.0"
        />
        <PasswordField
          label="新しいパスワード"
          name="password"
          autoComplete="new-password"
          defaultValue="minamo42"
          below={
            <PasswordRules
              rules={[
                { text: '8文字以上', met: true },
                { text: 'お客さまIDと違う', met: false },
              ]}
            />
          }
        />
        <TextField {...phone} name="phone-wrong" defaultValue="0900000567" error={wrongPhone} />
      </Grid>
    </Section>
  );
}
