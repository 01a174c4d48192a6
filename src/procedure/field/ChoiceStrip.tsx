import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ComponentPropsWithRef } from 'react';
import { ChoiceGroup } from '@/ui/fields/ChoiceGroup';
import type { FieldTexts } from '@/ui/fields/FieldFrame';

interface ChoiceStripProps
  extends
    Pick<FieldTexts, 'label' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  name: string;
  choices: readonly { value: string; label: string }[];
}

/** One of three or four short words in a ruled strip (docs/design.md §7). Takes `register`. */
export function ChoiceStrip({ label, optional, choices, ...input }: ChoiceStripProps) {
  return (
    <ChoiceGroup label={label} optional={optional}>
      <Box
        sx={{
          display: 'grid',
          gridAutoColumns: 'minmax(0, 1fr)',
          gridAutoFlow: 'column',
          mt: 2,
          borderTop: '1px solid',
          borderColor: 'text.primary',
          '& > label + label:not(:has(:checked))': { borderLeft: '1px solid var(--rule)' },
        }}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            data-choice="cell"
            label={choice.label}
            disableTypography
            control={
              <Radio
                id={index === 0 ? input.name : `${input.name}-${choice.value}`}
                value={choice.value}
                slotProps={{ input }}
              />
            }
          />
        ))}
      </Box>
    </ChoiceGroup>
  );
}
