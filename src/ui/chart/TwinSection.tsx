import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';

interface TwinSectionProps {
  label: string;
  caption?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart and its table in one place; 表で見る and 図で見る swap them (`look.md` "Charts"). */
export function TwinSection({ label, caption, chart, table }: TwinSectionProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Section
      label={label}
      caption={caption}
      aside={
        <Link
          standalone
          icon={asTable ? 'chart' : 'table'}
          label={`${asTable ? '図で見る' : '表で見る'}(${label})`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? '図で見る' : '表で見る'}
        </Link>
      }
    >
      {asTable ? table : chart}
    </Section>
  );
}
