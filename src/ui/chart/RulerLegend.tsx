import Stack from '@mui/material/Stack';
import { Swatch } from './Pattern';

/** The numbers of a ruler and what they stand for, where no table says it. */
export function RulerLegend({ words }: { words: readonly string[] }) {
  return (
    <Stack component="ol" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 40px', mb: 7 }}>
      {words.map((word, index) => (
        <Stack component="li" direction="row" key={word} sx={{ alignItems: 'center', gap: 3 }}>
          <Swatch index={index} />
          {word}
        </Stack>
      ))}
    </Stack>
  );
}
