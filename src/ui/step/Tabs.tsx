import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { MuiTheme } from '@/theme/MuiTheme';

const Count = styled.span`
  margin-left: 4px;
  font-size: 14px;
  font-weight: 400;
  color: var(--ink-2);
`;

const Panel = styled.div`
  padding-top: 12px;
`;

export interface TabItem {
  value: string;
  word: string;
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

/** Words with their count, arrow keys between them (`look.md` "Components", tabs). */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  return (
    <>
      <MuiTheme>
        <MuiTabs
          value={value}
          onChange={(_, next: string) => onChange(next)}
          aria-label={label}
          variant="scrollable"
          scrollButtons={false}
        >
          {items.map((item) => (
            <Tab
              key={item.value}
              value={item.value}
              id={`${id}-${item.value}`}
              aria-controls={value === item.value ? `${id}-panel` : undefined}
              label={
                <span>
                  {item.word}
                  {item.count !== undefined && <Count>{item.count}</Count>}
                </span>
              }
            />
          ))}
        </MuiTabs>
      </MuiTheme>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={-1}>
        {children}
      </Panel>
    </>
  );
}
