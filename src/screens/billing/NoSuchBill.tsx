import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';

interface NoSuchBillProps {
  /** What the address names. */
  unit: '月' | '年';
  /** There is a bill, in a state that isn't known. */
  isUnread?: boolean;
}

/** The address names no month or year, or one without a bill that can be shown. */
export function NoSuchBill({ unit, isUnread }: NoSuchBillProps) {
  const { list } = billsOf(useServiceType());
  return (
    <Container>
      <PageHead
        title={isUnread ? `この${unit}のご請求を読み込めません` : `この${unit}のご請求はありません`}
        lead={
          isUnread
            ? 'ご請求の内容は変わっていません。一覧で、もう一度読み込んでください。'
            : `アドレスの${unit}が正しくないか、ご契約の前の${unit}です。ご請求のある${unit}は、一覧からお選びください。`
        }
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
