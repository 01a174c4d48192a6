import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { PageHead } from '@/ui/page/PageHead';
import { AddressSection } from './AddressSection';
import { ContractProcedures } from './ContractProcedures';
import { CustomerSection } from './CustomerSection';
import { EquipmentSection } from './EquipmentSection';
import { IdentifierSection } from './IdentifierSection';
import { LineSection } from './LineSection';
import { LinkedAccountSection } from './LinkedAccountSection';
import { MailboxSection } from './MailboxSection';
import { PlanSection } from './PlanSection';

/** The fibre contract: plan, customer, addresses, identifiers, and what can be applied for (docs/design.md §6). */
export default function ContractScreen() {
  const { data: contract } = useSuspenseQuery(read(api.getContract, ofService('fixed')));
  const open = new Set(
    contract.procedures.filter(({ is_available }) => is_available).map(({ code }) => code),
  );
  return (
    <Container>
      <PageHead title="ご契約情報" />
      <IndexedSections>
        <PlanSection contract={contract} />
        <CustomerSection contract={contract} canChange={open.has('customer')} />
        <SectionBoundary label="住所">
          <AddressSection canMove={open.has('move')} canChange={open.has('customer')} />
        </SectionBoundary>
        <SectionBoundary label="識別番号">
          <IdentifierSection />
        </SectionBoundary>
        <SectionBoundary label="ご契約の内容">
          <LineSection />
        </SectionBoundary>
        <SectionBoundary label="お貸ししている機器">
          <EquipmentSection />
        </SectionBoundary>
        <SectionBoundary label={`${brand.name}のメール`}>
          <MailboxSection />
        </SectionBoundary>
        <SectionBoundary label="連携ID">
          <LinkedAccountSection />
        </SectionBoundary>
        <ContractProcedures contract={contract} />
      </IndexedSections>
    </Container>
  );
}
