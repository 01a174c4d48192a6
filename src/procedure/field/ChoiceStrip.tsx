import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ComponentPropsWithRef } from 'react';
import { ChoiceGroup } from '@/ui/fields/ChoiceGroup';
import type { FieldTexts } from '@/ui/fields/FieldFrame';
import { choiceCell } from './choiceCell';

const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 8px;
  border-top: 1px solid var(--ink);
  & > label {
    ${choiceCell};
  }
  & > label + label:not(:has(:checked)) {
    border-left: 1px solid var(--rule);
  }
`;

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
      <Strip>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
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
      </Strip>
    </ChoiceGroup>
  );
}
