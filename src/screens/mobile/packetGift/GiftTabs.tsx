import Box from '@mui/material/Box';
import { paths } from '@/paths';
import { Columns, Main } from '@/ui/page/Page';
import { LinkTabs } from '@/ui/step/LinkTabs';

const sides = [
  { label: '贈る', to: paths.packetGift() },
  { label: '受け取る', to: paths.packetGiftReceipt() },
];

/**
 * 贈る and 受け取る side by side, even when one of them is closed (docs/product.md §9.6).
 * @param current the address of the shown one
 */
export const GiftTabs = ({ current }: { current: string }) => (
  <Columns data-print="none">
    <Main narrow>
      <Box sx={{ mb: { xs: 5, sm: 7 } }}>
        <LinkTabs label="データを贈る・受け取る" items={sides} current={current} />
      </Box>
    </Main>
  </Columns>
);
