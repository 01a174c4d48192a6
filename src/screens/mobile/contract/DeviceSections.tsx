import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { simKinds } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { RevealRows, type SecretRow } from '@/screens/shared/RevealRows';
import { Amount } from '@/ui/figure/Amount';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { WordWrap } from '@/ui/WordWrap';

/** The SIM and its numbers, masked until they are asked for. */
export function SimSection() {
  const { sim } = useRead(api.getDeviceInfo);
  return (
    <Section
      label="SIM"
      caption={<span data-print="none">「表示」を押すと30秒だけ見られます</span>}
    >
      <RevealRows
        open={[
          {
            term: '種類',
            value: labelOf(simKinds, sim.kind),
            note: sim.activated_on
              ? `${formatFullDay(sim.activated_on)}に開通`
              : 'まだ開通していません',
          },
        ]}
        items={[secret('ICCID', sim.iccid), ...(sim.eid ? [secret('EID', sim.eid)] : [])]}
      />
    </Section>
  );
}

const secret = (term: string, digits: string): SecretRow => ({
  term,
  value: digits,
  dots: '••••••••',
  tail: digits.slice(-4),
});

/** Devices that were bought or registered, with what is left to pay. */
export function DeviceSection() {
  const { devices } = useRead(api.getDeviceInfo);
  // Two devices may be the same in every field, so the index is the key.
  const rows = devices.map((device, index) => ({ ...device, key: String(index) }));
  return (
    <Section label="機種" caption={rows.length > 0 ? `${rows.length}台` : undefined}>
      {rows.length === 0 ? (
        <p>登録されている機種はありません。</p>
      ) : (
        <DataTable
          alignTop
          caption="ご利用の機種"
          rows={rows}
          rowKey={(row) => row.key}
          columns={[
            {
              key: 'name',
              head: '機種',
              cell: ({ name, colour }) => (
                <WordWrap>{colour ? `${name} ${colour}` : name}</WordWrap>
              ),
            },
            { key: 'bought', head: 'ご購入日・IMEI', below: true, cell: boughtText },
            { key: 'left', head: '分割の残り', right: true, cell: leftText },
          ]}
        />
      )}
    </Section>
  );
}

function boughtText({ bought_on, imei, is_compensated }: Schema.UsedDevice) {
  return (
    <>
      {bought_on ? <Nowrap>{formatFullDay(bought_on)}</Nowrap> : '他店で購入'}
      <Typography variant="help">
        {imei ? <>IMEI 末尾 {imei.slice(-4)}</> : 'IMEIの登録なし'}
      </Typography>
      {is_compensated && <Typography variant="help">端末補償つき</Typography>}
    </>
  );
}

function leftText({ instalments_left, amount_left }: Schema.UsedDevice) {
  return instalments_left === 0 ? (
    'ありません'
  ) : (
    <>
      <Amount value={amount_left} />
      <Typography variant="help">残り{instalments_left}回</Typography>
    </>
  );
}
