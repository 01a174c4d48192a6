import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { ChangeSection } from './ChangeSection';
import { KoufuriSection } from './KoufuriSection';
import { MethodSection } from './MethodSection';
import { RestrictedOptions } from './RestrictedOptions';
import { SlipSection } from './SlipSection';

/**
 * How the bill is paid, which methods can be chosen instead and what they need, and why others can't be
 * chosen.
 */
export default function PaymentScreen() {
  const type = useServiceType() ?? 'fixed';
  const {
    data: payment,
    refetch,
    isFetching,
  } = useSuspenseQuery(read(api.getPayment, ofService(type)));
  return (
    <Container>
      <PageHead
        title="お支払い方法"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={topOf(type)}>
            料金・お知らせ
          </Button>
        }
      />
      <MethodSection
        payment={payment}
        type={type}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      <SectionBoundary label="変更できるお支払い方法">
        <ChangeSection payment={payment} type={type} />
      </SectionBoundary>
      {type === 'fixed' && (
        <>
          <SectionBoundary label="口座振替の登録">
            <KoufuriSection />
          </SectionBoundary>
          <SectionBoundary label="ご請求書">
            <SlipSection />
          </SectionBoundary>
        </>
      )}
      <SectionBoundary label="申し込めないオプション">
        <RestrictedOptions type={type} />
      </SectionBoundary>
    </Container>
  );
}
