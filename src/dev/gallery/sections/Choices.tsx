import { useState } from 'react';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { CodeField } from '@/procedure/field/CodeField';
import { SwitchRow } from '@/screens/mobile/top/SpeedSection';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { StateGrid, type StateRow } from '../drawn/StateTable';

const ignore = () => undefined;

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

/** Choices, and the code of six digits, in every state. */
export function Choices() {
  return (
    <Section label="選ぶ" caption="Radio・Checkbox・Switch・CodeField">
      <StateGrid rows={choices} />
    </Section>
  );
}
