import Box from '@mui/material/Box';
import { paths } from '@/paths';
import { Anchor } from '@/theme/links';
import { Columns, Main } from '@/ui/page/Page';
import { TabStrip } from '@/ui/step/TabStrip';

const sides = [
  { label: '贈る', to: paths.packetGift() },
  { label: '受け取る', to: paths.packetGiftReceipt() },
];

/**
 * 贈る and 受け取る side by side, even when one of them is closed (docs/product.md §9.6): links drawn as tabs.
 * @param current the address of the shown one
 */
export const GiftTabs = ({ current }: { current: string }) => (
  <Columns data-print="none">
    <Main narrow>
      <Box sx={{ mb: { xs: 5, sm: 7 } }}>
        <TabStrip as="nav" aria-label="データを贈る・受け取る">
          {sides.map(({ label, to }) => (
            <Anchor key={to} href={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Anchor>
          ))}
        </TabStrip>
      </Box>
    </Main>
  </Columns>
);
