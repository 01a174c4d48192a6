import { useState } from 'react';
import { Amount } from '@/ui/figure/Amount';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { CodeField } from '@/ui/fields/CodeField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { PasswordRules } from '@/ui/fields/PasswordRules';
import { RadioRows } from '@/ui/fields/RadioRows';
import { SelectField } from '@/ui/fields/SelectField';
import { SwitchRow } from '@/ui/fields/SwitchRow';
import { TextField } from '@/ui/fields/TextField';
import { Section } from '@/ui/page/Section';
import { Grid } from './Grid';

const phone = { label: '電話番号', hint: 'ハイフンは不要です', inputMode: 'numeric' } as const;
const times = [{ value: '13', label: '13:00〜15:00' }];

/** Fields that take text or one of a list. */
export function Fields() {
  return (
    <Section label="入力欄" caption="ラベルは上、説明はその下">
      <Grid>
        <TextField {...phone} name="phone-empty" placeholder="09000001234" />
        <TextField {...phone} name="phone-typed" defaultValue="09000001234" />
        <TextField
          {...phone}
          name="phone-wrong"
          defaultValue="0900000567"
          error="11桁で入力してください。"
        />
        <SelectField label="時間帯" name="time" optional options={times} />
        <SelectField label="色" name="colour" options={[]} waitsFor="先に機種を選んでください" />
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
                { words: '8文字以上', met: true },
                { words: 'IDと同じではない', met: false },
              ]}
            />
          }
        />
        <TextField label="お客さまID" name="id" untagged disabled defaultValue="mizuno.keiko" />
      </Grid>
    </Section>
  );
}

/** Choices, and the code of six digits. */
export function Choices() {
  const [on, setOn] = useState(true);
  const [code, setCode] = useState('407');
  return (
    <Section label="選ぶ" caption="ラジオ・チェック・スイッチ・コード">
      <Grid columns={2}>
        <RadioRows
          label="プラン"
          name="plan"
          defaultValue="neo20"
          rows={[
            { value: 'neo20', title: 'NEO 20GB', amount: <Amount value={2728} /> },
            {
              value: 'neo10',
              title: 'NEO 10GB',
              help: 'いまのプラン',
              amount: <Amount value={2068} />,
            },
            {
              value: 'light',
              title: 'ライト 3GB',
              help: '12月6日(日)から選べます',
              disabled: true,
              amount: <Amount value={1078} muted />,
            },
          ]}
        />
        <RadioRows
          label="受け取り方"
          name="way"
          error="受け取り方を選んでください。"
          rows={[
            { value: 'sms', title: 'SMS' },
            { value: 'mail', title: 'メール' },
          ]}
        />
        <div>
          <CheckboxField name="agree" defaultChecked>
            注意事項に同意します
          </CheckboxField>
          <CheckboxField name="mail">メールでお知らせを受け取る</CheckboxField>
          <CheckboxField name="terms" error="同意すると、先へ進めます。">
            ご利用規約に同意します
          </CheckboxField>
        </div>
        <div>
          <SwitchRow label="高速通信" on={on} onChange={setOn}>
            オフにすると低速になります。
          </SwitchRow>
          <SwitchRow label="お知らせメール" on={!on} onChange={() => setOn(!on)}>
            お知らせをメールでも受け取ります。
          </SwitchRow>
        </div>
        <CodeField label="コード" name="code" value={code} onChange={setCode} />
        <CodeField
          label="認証コード"
          name="code-wrong"
          value="4071"
          length={4}
          onChange={setCode}
          error="コードが違います。もう一度入力してください。"
        />
      </Grid>
    </Section>
  );
}
