import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { contractTypes } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, unknownWord } from '@/catalogue/labelOf';
import { endless, formatDay, formatFullDay, formatMonths } from '@/lib/date';
import { formatPhone, formatPostalCode } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddressParts } from '@/procedure/address/AddressInputs';
import { emailRow, personRows } from '@/screens/shared/customerRows';
import { contractStatus } from '@/screens/shared/statuses';
import { Icon } from '@/theme/icon/Icon';
import { Amount } from '@/ui/figure/Amount';
import { Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Phone } from '@/ui/Phone';
import { DataTable } from '@/ui/row/DataTable';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { amountText, dataText, planRows } from './planFacts';

interface MobilePlanSectionProps {
  contract: Schema.Contract;
  plan: Schema.PricePlan;
  /** On the detail itself there is no link to it. */
  detail?: boolean;
}

/** The plan of the SIM, how long it has been used, what it costs and what follows it. */
export function MobilePlanSection({ contract, plan, detail }: MobilePlanSectionProps) {
  const { current, serviceStartDate, monthly_amount } = plan;
  return (
    <Section label="プラン" caption={<Status {...contractStatus(contract.status)} />}>
      <NameFigure>{current.planName}</NameFigure>
      <Typography variant="lead">
        <ContractStatusText contract={contract} plan={plan} />
      </Typography>
      <Facts
        items={[
          {
            label: 'ご利用開始日',
            value: <Nowrap>{formatFullDay(serviceStartDate)}</Nowrap>,
            note: (
              <>
                お申し込み <Nowrap>{formatFullDay(contract.accepted_on)}</Nowrap>
              </>
            ),
          },
          ...(contract.status === 'QUIT'
            ? []
            : [
                {
                  label: '毎月の料金',
                  value: formatYen(monthly_amount),
                  // One item a line where they don't fit into one.
                  note: amountText(plan)
                    .match(/\S.*?円(?= [+−]|$)/g)
                    ?.map((part) => (
                      <Fragment key={part}>
                        <Phrase>{part}</Phrase>{' '}
                      </Fragment>
                    )),
                },
                { label: '毎月のデータ', value: dataText(current) },
              ]),
        ]}
      />
      {!detail && (
        <Actions>
          <Button
            variant="text"
            startIcon={<Icon name="printer" />}
            href={paths.mobileContractDetail()}
          >
            契約の詳細を見る・印刷する
          </Button>
        </Actions>
      )}
    </Section>
  );
}

function ContractStatusText({
  contract: { status, quit_on },
  plan: { contractTotalMonth, next, serviceStartDate },
}: Pick<MobilePlanSectionProps, 'contract' | 'plan'>) {
  if (status === 'ENTR') return 'お申し込みを受け付けています。ご利用はこれからです。';
  if (status === 'CNCL') return 'お申し込みは取り消されました。ご利用は始まっていません。';
  if (serviceStartDate === endless) return '開通すると、ご利用が始まります。';
  if (status === 'QUIT')
    return `${quit_on === endless ? '' : `${formatFullDay(quit_on)}に`}ご利用が終わりました。`;
  if (status !== 'SRVC' && status !== 'QTWT') return null;
  return (
    <>
      ご利用は<b>{formatMonths(contractTotalMonth)}</b>
      {contractTotalMonth >= 12 && `(${contractTotalMonth}か月)`}です。
      {status === 'QTWT' && quit_on !== endless && (
        <>
          <Nowrap>
            <b>{formatFullDay(quit_on)}</b>まで
          </Nowrap>
          お使いいただけます。
        </>
      )}
      {status === 'SRVC' && next && (
        <Phrase>
          {formatDay(next.starts_on)}に{next.plan.planName}へ変わります。
        </Phrase>
      )}
    </>
  );
}

export function PlanContentSection({ plan }: { plan: Schema.PricePlan }) {
  return (
    <Section label="プランの内容">
      <DescriptionList narrow items={planRows(plan)} />
    </Section>
  );
}

interface ContractorSectionProps {
  contract: Schema.Contract;
  /** On the page for paper, which has no links to other screens. */
  detail?: boolean;
}

export function ContractorSection({ contract, detail }: ContractorSectionProps) {
  const { customer, is_verified_email, phone_number, contract_type } = contract;
  const { tel, tel_daytime, email, address_optional } = customer;
  return (
    <Section label="ご契約者">
      <DescriptionList
        narrow
        items={[
          {
            term: '電話番号',
            value: phone_number ? <Phone digits={phone_number} /> : '-',
            note: contract_type && labelOf(contractTypes, contract_type),
          },
          ...personRows(customer),
          {
            term: 'ご住所',
            value: (
              <>
                〒{formatPostalCode(customer.zip_code)}
                <br />
                <AddressParts address={customer} />
              </>
            ),
            note: address_optional && <WordWrap>{address_optional}</WordWrap>,
          },
          {
            term: '連絡先',
            value: <Verbatim>{formatPhone(tel)}</Verbatim>,
            note: tel_daytime && (
              <>
                日中の連絡先 <Verbatim>{formatPhone(tel_daytime)}</Verbatim>
              </>
            ),
            action: !detail && (
              <Link href={paths.mobileContractor()} aria-label="変更(連絡先)">
                変更
              </Link>
            ),
          },
          emailRow(email, is_verified_email, detail ? undefined : paths.mobileMail()),
        ]}
      />
    </Section>
  );
}

/** An option, or a call option or service, which has no first day. */
type Row = Pick<Schema.MobileOption, 'name' | 'monthly_fee' | 'started_on' | 'pending'> & {
  key: string;
  /** Whether it is known whether it is in use. */
  isRead: boolean;
};

const changes: Record<Code.MobileOptionOperation, string> = {
  add: '申し込みの手続き中',
  remove: '解約の手続き中',
  update: '変更の手続き中',
};

/** Options in use and those under way, with their sum. */
export function OptionSection({ detail }: { detail?: boolean }) {
  const { options, calls, monthly_amount } = useRead(api.getMobileOption);
  const rows: Row[] = [
    ...options
      .filter(({ status, pending }) => status !== 'none' || pending)
      .map((option) => ({
        ...option,
        isRead: option.status === 'using' || option.pending !== null,
      })),
    ...calls.map(({ name, monthly_fee }) => ({
      key: name,
      name,
      monthly_fee,
      started_on: null,
      pending: null,
      isRead: true,
    })),
  ];
  const count = rows.filter(({ isRead }) => isRead).length;
  return (
    <Section
      label="オプション"
      caption={count > 0 ? `${count}件・毎月 ${formatYen(monthly_amount)}` : undefined}
      aside={
        !detail && (
          <Button variant="text" href={paths.mobileOption()}>
            オプションを変更する
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p>ご利用中のオプションはありません。</p>
      ) : (
        <>
          <DataTable
            caption="ご利用中のオプション"
            rows={rows}
            rowKey={(row) => row.key}
            columns={[
              { key: 'name', head: 'オプション', cell: (row) => <WordWrap>{row.name}</WordWrap> },
              { key: 'since', head: 'ご利用開始日', below: true, cell: sinceText },
              { key: 'fee', head: '毎月の料金', right: true, cell: feeText },
            ]}
          />
          {rows.some(({ monthly_fee, isRead }) => isRead && monthly_fee === null) && (
            <Typography variant="help">
              「-」の料金は、ご契約のときにお渡しした書面でご確認ください。
            </Typography>
          )}
        </>
      )}
    </Section>
  );
}

function sinceText({ started_on, pending, isRead }: Row) {
  if (!isRead) return unknownWord;
  if (pending)
    return (
      <>
        {labelOf(changes, pending.operation)}・<Nowrap>{formatDay(pending.starts_on)}から</Nowrap>
      </>
    );
  return started_on ? <Nowrap>{formatFullDay(started_on)}から</Nowrap> : '-';
}

function feeText({ monthly_fee, isRead }: Row) {
  if (monthly_fee === null || !isRead) return '-';
  return monthly_fee === 0 ? '無料' : <Amount value={monthly_fee} />;
}
