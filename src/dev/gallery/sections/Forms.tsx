import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { CodeField } from '@/procedure/field/CodeField';
import { PasswordRules } from '@/procedure/field/PasswordRules';
import { SwitchRow } from '@/screens/mobile/top/SpeedSection';
import { Icon } from '@/theme/icon/Icon';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Amount } from '@/ui/figure/Amount';
import { Actions as Row } from '@/ui/link/Actions';
import { CopyButton } from '@/ui/link/CopyButton';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Section } from '@/ui/page/Section';
import { type State, StateGrid, type StateRow, StateTable } from '../drawn/StateTable';
import { Grid } from './Grid';

const ignore = () => undefined;
const live: readonly State[] = ['normal', 'hover', 'pressed', 'focus'];

const button = (name: string, label: string, look: ButtonProps): StateRow => ({
  name,
  states: [...live, 'disabled'],
  part: (state) => (
    <SubmitButton {...look} disabledReason={state === 'disabled' ? '理由を必ず文で。' : undefined}>
      {label}
    </SubmitButton>
  ),
});

const link = (name: string, part: () => ReactNode): StateRow => ({ name, states: live, part });

const buttons: readonly StateRow[] = [
  button('primary', '確認する', {}),
  button('secondary', '戻る', { variant: 'secondary' }),
  button('destructive', '解約する', { variant: 'destructive' }),
  button('small', '切り替える', { variant: 'secondary', size: 'small' }),
  link('CopyButton', () => <CopyButton text="8K4M-22QP" what="ギフトコード" />),
  link('Link', () => <Link href="/billing">通話明細を見る</Link>),
  link('Link title', () => (
    <Link variant="title" href="/notification_history">
      お知らせの題名
    </Link>
  )),
  link('text', () => (
    <Button variant="text" href="/billing/202611" sx={{ fontWeight: 700 }}>
      内訳を見る
    </Button>
  )),
  link('text, startIcon', () => (
    <Button variant="text" startIcon={<Icon name="printer" />} onClick={ignore}>
      印刷する
    </Button>
  )),
  link('IconButton', () => (
    <IconButton aria-label="閉じる" onClick={ignore}>
      <Icon name="close" />
    </IconButton>
  )),
];

export function Actions() {
  return (
    <Section label="ボタン" caption="Button・SubmitButton・Link・IconButton">
      <StateTable rows={buttons} />
      <Row>
        <Button endIcon={<Icon name="arrow" />}>確認へ進む</Button>
        <SubmitButton busy="送信中">2.0GBを贈る</SubmitButton>
        <Button endIcon={<Icon name="arrow" />} href="/top">
          内訳を見る
        </Button>
        <Button variant="secondary" size="small" startIcon={<Icon name="download" />}>
          請求書をダウンロード(PDF)
        </Button>
        <Button variant="secondary" size="small" href="https://support.minamo.example/">
          サポート
        </Button>
        <Button variant="text" startIcon={<Icon name="back" />} href="/billing">
          ご請求の一覧
        </Button>
        <Button variant="text" href="https://support.minamo.example/">
          障害・メンテナンス情報
        </Button>
      </Row>
    </Section>
  );
}

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

const plans = (disabled: boolean) => [
  { value: 'neo10', title: 'NEO 10GB', help: 'いまのプラン', amount: <Amount value={2068} /> },
  { value: 'neo20', title: 'NEO 20GB', amount: <Amount value={2728} /> },
  {
    value: 'light',
    title: 'ライト 3GB',
    help: disabled ? '12月6日(日)から選べます' : undefined,
    disabled,
    amount: <Amount value={1078} muted={disabled} />,
  },
];

const choices: readonly StateRow[] = [
  {
    name: 'ラジオ',
    states: ['normal', 'hover', 'pressed', 'focus', 'disabled', 'error'],
    part: (state, id) => (
      <RadioRows
        label="プラン"
        name={id}
        defaultValue={state === 'error' ? undefined : 'neo20'}
        error={state === 'error' ? 'プランを選んでください。' : undefined}
        rows={plans(state === 'disabled')}
      />
    ),
  },
  {
    name: 'チェック',
    states: ['normal', 'hover', 'pressed', 'focus', 'error'],
    part: (state, id) => (
      <>
        <CheckboxField
          name={id}
          error={state === 'error' ? '同意すると、先へ進めます。' : undefined}
        >
          ご利用規約に同意します
        </CheckboxField>
        <CheckboxField name={`${id}-on`} defaultChecked>
          注意事項に同意します
        </CheckboxField>
      </>
    ),
  },
  {
    name: '帯',
    states: ['normal', 'hover', 'pressed', 'focus'],
    part: (_, id) => (
      <ChoiceStrip
        label="ご連絡の時間"
        name={id}
        choices={[
          { value: 'am', label: '午前' },
          { value: 'day', label: '午後' },
          { value: 'night', label: '夜' },
        ]}
      />
    ),
  },
  {
    name: 'スイッチ',
    states: ['normal', 'hover', 'focus', 'disabled'],
    part: (state) => (
      <>
        <SwitchRow label="高速通信" on busy={state === 'disabled'} onChange={ignore}>
          オフにすると低速になります。
        </SwitchRow>
        <SwitchRow label="お知らせメール" on={false} busy={state === 'disabled'} onChange={ignore}>
          お知らせをメールでも受け取ります。
        </SwitchRow>
      </>
    ),
  },
  {
    name: 'コード',
    states: ['normal', 'focus', 'error'],
    pick: 'span[aria-hidden]:nth-of-type(4)',
    mark: 'data-now',
    part: (state, id) => <Code id={id} wrong={state === 'error'} />,
  },
];

function Code({ id, wrong }: { id: string; wrong: boolean }) {
  const [code, setCode] = useState(wrong ? '407123' : '407');
  return (
    <CodeField
      label="コード"
      name={id}
      value={code}
      onChange={setCode}
      error={wrong ? 'コードが違います。もう一度入力してください。' : undefined}
    />
  );
}

export function Choices() {
  return (
    <Section label="選ぶ" caption="Radio・Checkbox・Switch・CodeField">
      <StateGrid rows={choices} />
    </Section>
  );
}
