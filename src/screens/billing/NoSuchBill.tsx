import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

/** The address names no month or year, or one without a bill. @param unit what the address names */
export function NoSuchBill({ unit }: { unit: '月' | '年' }) {
  const { list } = billsOf(useServiceType());
  return (
    <Container>
      <PageHead
        title={`この${unit}のご請求はありません`}
        lead={`アドレスの${unit}が正しくないか、ご契約の前の${unit}です。ご請求のある${unit}は、一覧からお選びください。`}
      >
        <Actions>
          <Button endIcon={<Icon name="arrow" />} href={list}>
            ご請求の一覧を見る
          </Button>
        </Actions>
      </PageHead>
    </Container>
  );
}
