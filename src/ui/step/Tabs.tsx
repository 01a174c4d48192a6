import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { pressedKey } from '@/lib/pressedKey';
import { TabStrip } from './TabStrip';

export interface TabItem {
  value: string;
  label: string;
  count?: number;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Which tab a key leads to from one; undefined where it leads nowhere. */
const target: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Words with their count, arrow keys between them (docs/design.md §7). Not MUI's, whose code
 * and measuring cost a phone a quarter of the time in which such a screen opens.
 */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  // A chosen tab is in view, whoever chose it.
  useEffect(() => {
    const tabs = strip.current;
    const chosen = tabs?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tabs || !chosen) return;
    const [start, end] = [tabs.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (end.left < start.left) tabs.scrollLeft -= start.left - end.left;
    else if (end.right > start.right) tabs.scrollLeft += end.right - start.right;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(strip.current?.querySelectorAll('button') ?? [])];
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const to = target[pressedKey(event) ?? '']?.(at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
  };
  return (
    <>
      <TabStrip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={value === item.value}
            aria-controls={value === item.value ? `${id}-panel` : undefined}
            tabIndex={value === item.value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span>{item.count}</span>}
          </button>
        ))}
      </TabStrip>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={-1}
        sx={{ pt: 3 }}
      >
        {children}
      </Box>
    </>
  );
}
