import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { api } from '@/api/generated/operations';
import { ofService, read, useReads } from '@/api/query';
import { now } from '@/lib/clock';
import { formatFullTime } from '@/lib/date';
import { paths } from '@/paths';
import { ChatButton } from '@/shell/chatbot/ChatButton';
import { boundSections, SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
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

/** The whole contract of a SIM as a paper: no header, no procedures, made to be printed. */
export default function MobileContractDetailScreen() {
  const [contract, plan] = useReads(
    read(api.getContract, ofService('mobile')),
    read(api.getPricePlan),
  );
  return (
    <Container>
      <PageHead
        title="ご契約の詳細"
        caption={`${formatFullTime(now())} 現在`}
        back={{ to: paths.mobileContract(), label: 'ご契約情報' }}
      >
        <Actions>
          <Button
            variant="secondary"
            startIcon={<Icon name="printer" />}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ChatButton service="mobile" asLink />
        </Actions>
      </PageHead>
      <ContractorSection contract={contract} detail />
      <MobilePlanSection contract={contract} plan={plan} detail />
      {contract.status !== 'QUIT' && (
        <>
          <PlanContentSection plan={plan} />
          <SectionBoundary label="オプション">
            <OptionSection detail />
          </SectionBoundary>
        </>
      )}
      {boundSections({
        SIM: <SimSection />,
        機種: <DeviceSection />,
        'レンタルWi-Fiの返却': <RentalWifiSection />,
        解約: <QuitSection detail />,
        書類: <DocumentSection detail />,
      })}
    </Container>
  );
}
