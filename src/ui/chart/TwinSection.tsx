import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Section } from '@/ui/page/Section';
import { useEntryState } from '@/ui/useEntryState';

interface TwinSectionProps {
  label: string;
  caption?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart and its table in one place; 表で見る and 図で見る swap them (docs/design.md §9). */
export function TwinSection({ label, caption, chart, table }: TwinSectionProps) {
  const [asTable, setAsTable] = useEntryState(`table:${label}`, false);
  return (
    <Section
      label={label}
      caption={caption}
      aside={
        <Button
          variant="text"
          startIcon={<Icon name={asTable ? 'chart' : 'table'} />}
          aria-label={`${asTable ? '図で見る' : '表で見る'}(${label})`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? '図で見る' : '表で見る'}
        </Button>
      }
    >
      {asTable ? table : chart}
    </Section>
  );
}
