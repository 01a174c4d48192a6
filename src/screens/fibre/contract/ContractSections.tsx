import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useRead, useReads } from '@/api/query';
import { brand } from '@/catalogue/brand';
import {
  applicationChannels,
  fibrePlanTypes,
  houseTypes,
  linkStatuses,
} from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { formatGb } from '@/lib/data';
import {
  endless,
  formatDay,
  formatFullDay,
  formatFullMonth,
  formatMonths,
  untilFullDay,
} from '@/lib/date';
import { formatPhone, groupDigits } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressInputs';
import { emailRow, personRows } from '@/screens/shared/customerRows';
import { RevealRows } from '@/screens/shared/RevealRows';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** The customer of the contract (docs/product.md §1.4). */
export function CustomerSection({
  contract,
  canChange,
}: {
  contract: Schema.Contract;
  canChange: boolean;
}) {
  const { customer, is_verified_email } = contract;
  const { tel, tel_daytime, email } = customer;
  return (
    <Section
      label="お客さま情報"
      aside={
        canChange && (
          <span data-print="none">
            <Button variant="text" href={paths.customer()}>
              登録情報を変更する
            </Button>
          </span>
        )
      }
    >
      <DescriptionList
        narrow
        items={[
          ...personRows(customer),
          {
            term: '電話番号',
            value: <Verbatim>{formatPhone(tel)}</Verbatim>,
            note: tel_daytime && (
              <>
                日中の連絡先 <Verbatim>{formatPhone(tel_daytime)}</Verbatim>
              </>
            ),
          },
          emailRow(email, is_verified_email, paths.mail()),
        ]}
      />
    </Section>
  );
}

/** Where the line is, and where letters go. */
export function AddressSection({ canMove, canChange }: { canMove: boolean; canChange: boolean }) {
  const [installed, letters] = useReads(
    read(api.getInstallationAddressInfo),
    read(api.getBillingAddressInfo),
  );
  return (
    <Section label="住所">
      <DescriptionList
        narrow
        items={[
          {
            term: 'ご利用場所',
            value: <AddressLines address={installed.address} />,
            note: (
              <>
                {labelOf(houseTypes, installed.house_type)}
                {installed.installed_on !== endless && (
                  <>
                    ・
                    <Phrase>
                      工事日 <Nowrap>{formatFullDay(installed.installed_on)}</Nowrap>
                    </Phrase>
                  </>
                )}
              </>
            ),
            action: canMove && <Link href={paths.move()}>お引っ越し</Link>,
          },
          {
            term: '送付先',
            value: letters.same_as_installation ? (
              '請求書はご利用場所へ'
            ) : (
              <>
                <Verbatim>{`${letters.name} 様`}</Verbatim>
                <br />
                <AddressLines address={letters.address} />
              </>
            ),
            note: !letters.same_as_installation && formatPhone(letters.tel),
            action: canChange && (
              <Link href={paths.billingAddress()} aria-label="変更(送付先)">
                変更
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The identifiers of the contract: the customer's, which the menu shows too, and two that are masked until asked for. */
export function IdentifierSection() {
  const { customer_number, contract_number, connection_id } = useRead(api.getCustomerKey);
  return (
    <Section
      label="識別番号"
      caption={<span data-print="none">「表示」を押すと30秒だけ見られます</span>}
    >
      <RevealRows
        open={[
          { term: 'お客さま番号', value: <Verbatim>{groupDigits(customer_number, '-')}</Verbatim> },
        ]}
        items={[
          numbered('契約番号', contract_number),
          {
            term: '接続用ID',
            value: connection_id,
            dots: '••••',
            tail: connection_id?.replace(/^[^@]*/, '') ?? '',
            note: connection_id === null ? 'ご利用が始まると表示します' : undefined,
          },
        ]}
      />
    </Section>
  );
}

const numbered = (term: string, digits: string) => ({
  term,
  value: groupDigits(digits, '-'),
  dots: '••••-••••-',
  tail: digits.slice(-4),
});

const services: Record<Code.PlanServiceType, string> = {
  minamo: brand.services.fixed,
  highend: `${brand.services.fixed} ハイエンド`,
  mansion: `${brand.services.fixed} マンション`,
};

const reuses: Record<Code.LineReuseChoice, string> = {
  '1': '使っています',
  '0': '使っていません',
};

/** The terms of the contract: service, minimum term, how it was applied for, and whether a line is reused. */
export function LineSection() {
  const [fibre, line, reuse] = useReads(
    read(api.getContractPlan),
    read(api.getFixedContract),
    read(api.getLineReuseInfo),
  );
  const { next_plan } = fibre;
  const isOver = line.plan.cnStatusCode === 'QUIT';
  return (
    <Section label="ご契約の内容">
      <DescriptionList
        narrow
        items={[
          {
            term: 'サービス',
            value: labelOf(services, fibre.plan.serviceType),
            note: [
              lookUp(fibrePlanTypes, fibre.plan.planType),
              lookUp(houseTypes, fibre.house_type),
            ]
              .filter(Boolean)
              .join('・'),
          },
          !isOver && {
            term: '次のプラン',
            value: next_plan ? next_plan.planName : '変更の予定はありません',
            note: next_plan && (
              <>
                <Nowrap>{formatFullDay(next_plan.starts_on)}から</Nowrap>{' '}
                <Nowrap>{formatYen(next_plan.monthly_fee)}</Nowrap>
              </>
            ),
          },
          { term: 'ご契約の状態', value: line.plan.cnStatusName, note: stateNote(line) },
          !isOver && {
            term: '最低利用期間',
            value: line.minimum_months === 0 ? 'ありません' : formatMonths(line.minimum_months),
            note:
              line.renewal_month &&
              `${formatFullMonth(line.renewal_month)}の解約には、契約解除料がかかりません`,
          },
          { term: 'お申し込み', value: labelOf(applicationChannels, line.applied_by) },
          { term: '既設の回線', ...reuseLabels(reuse) },
        ].filter((item) => item !== false)}
      />
    </Section>
  );
}

function stateNote({ plan }: Schema.FixedContract): string | undefined {
  const { cnStatusCode, preferredQuitDate, canQuitCancel, canEntryCancel } = plan;
  if (cnStatusCode === 'QUIT') return `解約日 ${formatFullDay(preferredQuitDate)}`;
  if (cnStatusCode === 'QTWT')
    return `解約希望日 ${formatFullDay(preferredQuitDate)}${canQuitCancel ? '・いまは取り消せます' : ''}`;
  return canEntryCancel ? 'お申し込みは、いまは取り消せます' : undefined;
}

function reuseLabels({ choice, can_choose, line_number_last4, choose_until }: Schema.LineReuse) {
  if (line_number_last4 === null) return { value: 'ありません' };
  const number = `回線番号の末尾 ${line_number_last4}`;
  if (choice !== null) return { value: labelOf(reuses, choice), note: number };
  const until = choose_until ? `${formatDay(choose_until)}までに、` : '';
  return {
    value: 'まだお選びいただいていません',
    note: can_choose
      ? `${number}。使うかどうかを、${until}お電話(${brand.support.phone})でお知らせください`
      : number,
  };
}

export function EquipmentSection() {
  const { equipment } = useRead(api.getFixedContract);
  return (
    <Section
      label="お貸ししている機器"
      caption={equipment.length > 0 ? `${equipment.length}台` : undefined}
    >
      {equipment.length === 0 ? (
        <p>お貸ししている機器はありません。</p>
      ) : (
        <DataTable
          caption="お貸ししている機器"
          rows={equipment}
          rowKey={(row) => row.equipment_id}
          columns={[
            { key: 'name', head: '機器', cell: (row) => row.name },
            {
              key: 'serial',
              head: '製造番号',
              below: true,
              cell: ({ serial_last4: last }) => (
                <Nowrap>{last ? `末尾 ${last}` : 'お届け前'}</Nowrap>
              ),
            },
            {
              key: 'return',
              head: '解約のとき',
              right: true,
              cell: (row) => (row.must_return ? 'ご返却が必要' : 'ご返却は不要'),
            },
          ]}
        />
      )}
    </Section>
  );
}

export function MailboxSection() {
  const { mailboxes, capacity_mb } = useRead(api.getSonetMail);
  const used = ({ used_mb }: Schema.Mailbox) =>
    used_mb >= capacity_mb ? 'いっぱいです' : `${formatGb(used_mb)}GB`;
  return (
    <Section
      label={`${brand.name}のメール`}
      caption={
        mailboxes.length > 0
          ? `${mailboxes.length}件・1件 ${formatGb(capacity_mb)}GBまで`
          : undefined
      }
    >
      {mailboxes.length === 0 ? (
        <p>メールアドレスはまだありません。</p>
      ) : (
        <DataTable
          caption={`${brand.name}のメールアドレス`}
          rows={mailboxes}
          rowKey={(row) => row.address}
          columns={[
            { key: 'address', head: 'メールアドレス', cell: (row) => row.address },
            {
              key: 'until',
              head: '使える期間',
              below: true,
              cell: (row) => untilFullDay(row.ends_on),
            },
            { key: 'used', head: '使用量', right: true, cell: used },
          ]}
        />
      )}
    </Section>
  );
}

/** The account of a partner that this one is linked with. */
export function LinkedAccountSection() {
  const { status, account_name, linked_on } = useRead(api.getSonyAccount);
  return (
    <Section label="連携ID">
      <DescriptionList
        narrow
        items={[
          {
            term: labelOf(linkStatuses, status),
            value: account_name ? (
              <Verbatim>{account_name}</Verbatim>
            ) : status === 'none' ? (
              '連携しているIDはありません'
            ) : (
              '-'
            ),
            note: linked_on && `${formatFullDay(linked_on)}に連携`,
            action: (
              <Link href={paths.accountLink()} aria-label="設定(連携ID)">
                設定
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
