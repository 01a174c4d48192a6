import Stack from '@mui/material/Stack';
import { Swatch } from '@/ui/chart/Pattern';

/** The numbers of a ruler and what they stand for, where no table says it. */
export function RulerLegend({ labels }: { labels: readonly string[] }) {
  return (
    <Stack component="ol" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 40px', mb: 7 }}>
      {labels.map((label, index) => (
        <Stack component="li" direction="row" key={label} sx={{ alignItems: 'center', gap: 3 }}>
          <Swatch index={index} />
          {label}
        </Stack>
      ))}
    </Stack>
  );
}
