import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { closedProcedures, procedureNames } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { fibreProcedureScreens } from '@/catalogue/procedureScreens';
import { endless, formatFullDay, formatMonths, formatShortDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { contractStatus } from '@/screens/shared/statuses';
import { useProcedureTitle } from '@/screens/shared/useProcedureTitle';
import { boundSections } from '@/shell/error/SectionBoundary';
import { type Fact, Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import {
  AddressSection,
  CustomerSection,
  EquipmentSection,
  IdentifierSection,
  LineSection,
  LinkedAccountSection,
  MailboxSection,
} from './ContractSections';

/** The fibre contract: plan, customer, addresses, identifiers, and what can be applied for (docs/design.md §6). */
export default function ContractScreen() {
  const contract = useRead(api.getContract, ofService('fixed'));
  const open = new Set(
    contract.procedures.filter(({ is_available }) => is_available).map(({ code }) => code),
  );
  return (
    <Container>
      <PageHead title="ご契約情報" />
      <IndexedSections>
        <PlanSection contract={contract} />
        <CustomerSection contract={contract} canChange={open.has('customer')} />
        {boundSections({
          住所: <AddressSection canMove={open.has('move')} canChange={open.has('customer')} />,
          識別番号: <IdentifierSection />,
          ご契約の内容: <LineSection />,
          お貸ししている機器: <EquipmentSection />,
          [`${brand.name}のメール`]: <MailboxSection />,
          連携ID: <LinkedAccountSection />,
        })}
        <ContractProcedures contract={contract} />
      </IndexedSections>
    </Container>
  );
}

const quitNotes: Partial<Record<string, string>> = {
  QUIT: 'ご利用は終わりました',
  QTWT: 'この日までお使いいただけます',
} satisfies Partial<Record<Code.ContractStatusCode, string>>;

/** The last day of the contract, or the plan that it changes to; nothing if neither is known. */
function nextFact({ status, quit_on, next_plan }: Schema.Contract): Fact[] {
  if (quit_on !== endless)
    return [
      {
        label: status === 'QUIT' ? '解約日' : '解約希望日',
        value: <Nowrap>{formatFullDay(quit_on)}</Nowrap>,
        note: quitNotes[status],
      },
    ];
  if (!next_plan) return [];
  return [
    {
      label: '次のプラン',
      value: <KeepTogether>{next_plan.plan_name}</KeepTogether>,
      note: (
        <>
          <Nowrap>{formatFullDay(next_plan.starts_on)}</Nowrap>から
        </>
      ),
    },
  ];
}

/** Plan, how long it has been used, what it costs and what it changes to (docs/design.md §6). */
function PlanSection({ contract }: { contract: Schema.Contract }) {
  const { status, plan_name, started_on, accepted_on, monthly_fee, next_plan } = contract;
  return (
    <Section label="プラン" caption={<Status {...contractStatus(status)} />}>
      <NameFigure>{plan_name}</NameFigure>
      <Typography variant="lead">
        {planSentences(contract).map(({ before, strong, rest }) => (
          <Phrase key={rest}>
            {before}
            {strong && <b>{strong}</b>}
            <KeepTogether>{rest}</KeepTogether>
          </Phrase>
        ))}
      </Typography>
      <Facts
        items={[
          {
            label: 'ご利用開始日',
            value: <Nowrap>{formatFullDay(started_on)}</Nowrap>,
            note: (
              <>
                お申し込み <Nowrap>{formatFullDay(accepted_on)}</Nowrap>
              </>
            ),
          },
          {
            label: '毎月の基本料金',
            value: formatYen(monthly_fee),
            note: next_plan && `切り替え後 ${formatYen(next_plan.monthly_fee)}`,
          },
          ...nextFact(contract),
        ]}
      />
    </Section>
  );
}

/** A sentence below the plan's name; `strong` is set in bold. */
interface PlanSentence {
  before?: string;
  strong?: string;
  rest: string;
}

/** The sentences about the plan: how long it has been used, until when, and what it changes to. */
function planSentences(contract: Schema.Contract): PlanSentence[] {
  const { status, contract_months, quit_on } = contract;
  if (status === 'ENTR') return [{ rest: 'お申し込みを受け付けています。ご利用はこれからです。' }];
  if (status === 'CNCL')
    return [{ rest: 'お申し込みは取り消されました。ご利用は始まっていません。' }];
  if (status === 'QUIT')
    return quit_on === endless
      ? [{ rest: 'ご利用が終わりました。' }]
      : [{ strong: formatFullDay(quit_on), rest: 'にご利用が終わりました。' }];
  const used = {
    before: 'ご利用は',
    strong: formatMonths(contract_months),
    rest: `${inMonths(contract_months)}です。`,
  };
  if (status === 'QTWT' && quit_on !== endless)
    return [used, { strong: formatFullDay(quit_on), rest: 'までお使いいただけます。' }];
  if (status === 'QTWT') return [used];
  return status === 'SRVC' ? [used, ...nextSentence(contract)] : [];
}

const inMonths = (count: number) => (count < 12 ? '' : `(${count}か月)`);

function nextSentence({ next_plan, plan_name }: Schema.Contract): PlanSentence[] {
  if (!next_plan) return [];
  const day = formatShortDay(next_plan.starts_on);
  return [{ rest: `${day}に${shortName(next_plan.plan_name, plan_name)}へ切り替わります。` }];
}

/** A plan's name without the last words that it shares with another: 10ギガ 戸建て beside 2ギガ 戸建て is 10ギガ. */
export function shortName(name: string, other: string): string {
  const [texts, others] = [name.split(' '), other.split(' ')];
  while (texts.length > 1 && texts.at(-1) === others.at(-1)) {
    texts.pop();
    others.pop();
  }
  return texts.join(' ');
}

/** What the customer can apply for now, and what not, with reason and day. */
function ContractProcedures({ contract }: { contract: Schema.Contract }) {
  const titleOf = useProcedureTitle(contract, 'fixed');
  const own = contract.procedures.flatMap((procedure) => {
    const to = fibreProcedureScreens[procedure.code];
    return to === undefined ? [] : [{ ...procedure, to }];
  });
  const progress = (
    <Link href={paths.progress()} aria-label={`手続きの状況(${procedureNames.upgrade})`}>
      手続きの状況
    </Link>
  );
  return (
    <ProcedureSections
      possible={own
        .filter((procedure) => procedure.is_available)
        .map(({ code, detail, to }) => ({
          title: titleOf(code),
          help: detail,
          to,
        }))}
      impossible={closedProcedures(own).map(({ code, reason, available_from }) => ({
        name: titleOf(code),
        reason,
        from: available_from,
        // Until an accepted change of plan takes effect, another isn't possible: the link leads to its
        // progress.
        action: code === 'upgrade' && contract.next_plan !== null && progress,
      }))}
    />
  );
}
