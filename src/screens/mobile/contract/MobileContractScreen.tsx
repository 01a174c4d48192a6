import Container from '@mui/material/Container';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { PageHead } from '@/ui/page/PageHead';
import { ContractorSection } from './ContractorSection';
import { DeviceSection } from './DeviceSection';
import { DocumentSection } from './DocumentSection';
import { LineNameSection } from './LineNameSection';
import { MobilePlanSection } from './MobilePlanSection';
import { MobileProcedures } from './MobileProcedures';
import { OptionSection } from './OptionSection';
import { PlanContentSection } from './PlanContentSection';
import { QuitSection } from './QuitSection';
import { RentalWifiSection } from './RentalWifiSection';
import { SimSection } from './SimSection';

/** The contract of a SIM: plan, contractor, SIM, options, papers, and what can be applied for. */
export default function MobileContractScreen() {
  const [{ data: contract }, { data: plan }] = useSuspenseQueries({
    queries: [read(api.getContract, ofService('mobile')), read(api.getPricePlan)],
  });
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
        <SectionBoundary label="SIM">
          <SimSection />
        </SectionBoundary>
        <SectionBoundary label="機種">
          <DeviceSection />
        </SectionBoundary>
        {!isOver && (
          <SectionBoundary label="オプション">
            <OptionSection />
          </SectionBoundary>
        )}
        <SectionBoundary label="レンタルWi-Fiの返却">
          <RentalWifiSection />
        </SectionBoundary>
        <SectionBoundary label="書類">
          <DocumentSection />
        </SectionBoundary>
        <MobileProcedures contract={contract} />
      </IndexedSections>
    </Container>
  );
}
