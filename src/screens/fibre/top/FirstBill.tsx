import Button from '@mui/material/Button';
import { firstBillOn, noBills } from '@/catalogue/billing';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';

interface FirstBillProps {
  /** The month whose bill is fixed next, YYYYMM; null when there will be none. */
  month: string | null;
  fixingDate: string | null;
}

/** A new contract: no bill yet, and when the first one comes (docs/design.md §6). */
export function FirstBill({ month, fixingDate }: FirstBillProps) {
  return (
    <Section first level={1} label="ご請求">
      <EmptyState lead={noBills} next={firstBillOn(month, fixingDate)}>
        <Button endIcon={<Icon name="arrow" />} href={paths.contract()}>
          ご契約情報を見る
        </Button>
        <Button variant="text" href={paths.payment()}>
          お支払い方法を確かめる
        </Button>
      </EmptyState>
    </Section>
  );
}
