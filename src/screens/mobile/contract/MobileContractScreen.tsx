import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useReads } from '@/api/query';
import { closedProcedures } from '@/catalogue/contract';
import { simProcedureScreens } from '@/catalogue/procedureScreens';
import { lettersOf } from '@/lib/characters';
import { tidyMessage } from '@/lib/typedText';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { useProcedureTitle } from '@/screens/shared/useProcedureTitle';
import { useSession } from '@/session/current';
import { longestName, nameLineOnDevice, useLineName } from '@/session/lineNames';
import { useSelectedService } from '@/session/selectedService';
import { boundSections, SectionBoundary } from '@/shell/error/SectionBoundary';
import { TextField } from '@/ui/fields/TextField';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import {
  ContractorSection,
  MobilePlanSection,
  OptionSection,
  PlanContentSection,
} from './ContractSections';
import { DeviceSection, SimSection } from './DeviceSections';
import { DocumentSection } from './DocumentSection';
import { QuitSection } from './QuitSection';
import { RentalWifiSection } from './RentalWifiSection';

/** The contract of a SIM: plan, contractor, SIM, options, papers, and what can be applied for. */
export default function MobileContractScreen() {
  const [contract, plan] = useReads(
    read(api.getContract, ofService('mobile')),
    read(api.getPricePlan),
  );
  // After the cancellation the contents and the cost of the plan are past, and nothing can be changed.
  const isOver = contract.status === 'QUIT';
  return (
    <Container>
      <PageHead title="ご契約情報" />
      <IndexedSections>
        <MobilePlanSection contract={contract} plan={plan} />
        <SectionBoundary label="解約">
          <QuitSection />
        </SectionBoundary>
        <ContractorSection contract={contract} />
        <LineNameSection />
        {!isOver && <PlanContentSection plan={plan} />}
        {boundSections({
          SIM: <SimSection />,
          機種: <DeviceSection />,
          オプション: !isOver && <OptionSection />,
          'レンタルWi-Fiの返却': <RentalWifiSection />,
          書類: <DocumentSection />,
        })}
        <MobileProcedures contract={contract} />
      </IndexedSections>
    </Container>
  );
}

/** What can be applied for with this SIM now, and what not; fibre's procedures are left out. */
function MobileProcedures({ contract }: { contract: Schema.Contract }) {
  const titleOf = useProcedureTitle(contract, 'mobile');
  const own = contract.procedures.filter(({ code }) => simProcedureScreens[code] !== undefined);
  return (
    <ProcedureSections
      possible={own
        .filter((procedure) => procedure.is_available)
        .map(({ code, detail }) => ({
          title: titleOf(code),
          // A state that only repeats the name says nothing.
          help: detail === titleOf(code) ? null : detail,
          to: simProcedureScreens[code] ?? undefined,
        }))}
      impossible={closedProcedures(own).map(({ code, reason, available_from }) => ({
        name: titleOf(code),
        reason,
        from: available_from,
      }))}
    />
  );
}

/** A name of the customer's own for the line, for who has several; kept on this device (docs/product.md §4.9). */
function LineNameSection() {
  const service = useSelectedService();
  const lines = useSession()?.services.filter(({ phone_number }) => phone_number) ?? [];
  if (!service || lines.length < 2) return null;
  return (
    <div data-print="none">
      <LineNameForm key={service.service_id} serviceId={service.service_id} />
    </div>
  );
}

function LineNameForm({ serviceId }: { serviceId: string }) {
  const name = useLineName(serviceId) ?? '';
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A script of the browser may have written there without an event.
    const wanted = tidyMessage(field.current?.value ?? '');
    const letters = lettersOf(wanted).length;
    setSaid('');
    if (letters > longestName) {
      setTyped(wanted);
      setError(`${letters}文字です。${longestName}文字以内で入力してください。`);
      return;
    }
    if (!nameLineOnDevice(serviceId, wanted)) {
      setError(
        'この端末には保存できません。ブラウザーの設定で、サイトのデータの保存を許可してください。',
      );
      return;
    }
    setError(undefined);
    setTyped(undefined);
    setSaid(wanted ? `「${wanted}」にしました。` : '名前を消しました。');
  };
  return (
    <Section label="この番号の名前" caption="この端末だけ">
      <Box component="form" noValidate sx={{ maxWidth: 640 }} onSubmit={save}>
        <TextField
          label="名前"
          optional
          name="line_name"
          autoComplete="off"
          hint={`${longestName}文字まで。番号の横に表示します。お使いのこの端末だけに残り、ログアウトしても消えません。共用の端末では、つけないでください。`}
          error={error}
          ref={field}
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => typed !== undefined && setTyped(tidyMessage(event.target.value))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 4 }}>
          <Button type="submit" variant="secondary" size="small">
            名前を保存する
          </Button>
          <span role="status">{said}</span>
        </Box>
      </Box>
    </Section>
  );
}
