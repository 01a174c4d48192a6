import { Anchor } from '@/theme/links';
import { TabStrip } from './TabStrip';

interface LinkTabsProps {
  /** What the pages are about, for screen readers. */
  label: string;
  items: readonly { label: string; to: string }[];
  /** The `to` of the page that is open. */
  current: string;
}

/** Tabs whose panels are pages of their own: links, the open one marked (docs/design.md §7). */
export function LinkTabs({ label, items, current }: LinkTabsProps) {
  return (
    <TabStrip as="nav" aria-label={label}>
      {items.map(({ label: text, to }) => (
        <Anchor key={to} href={to} aria-current={to === current ? 'page' : undefined}>
          {text}
        </Anchor>
      ))}
    </TabStrip>
  );
}
