import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { ChoiceGroup } from './ChoiceGroup';
import type { FieldWords } from './FieldFrame';
import { choiceCell } from './choiceStyle';

const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 8px;
  border-top: 1px solid var(--ink);
`;

const Cell = styled.label`
  ${{ ...choiceCell }};
  display: grid;
  place-items: center;
  min-height: 56px;
  padding: 4px;
  border-bottom: 1px solid var(--rule);
  text-align: center;
  & + &:not(:has(:checked)) {
    border-left: 1px solid var(--rule);
  }
`;

interface ChoiceStripProps
  extends
    Pick<FieldWords, 'label' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  name: string;
  choices: readonly { value: string; label: string }[];
}

/** One of three or four short words in a ruled strip (look: quit-2, the time of day). Takes `register`. */
export function ChoiceStrip({ label, optional, choices, ...input }: ChoiceStripProps) {
  return (
    <ChoiceGroup label={label} optional={optional}>
      <Strip>
        {choices.map((choice, index) => (
          <Cell key={choice.value}>
            <input
              {...input}
              type="radio"
              id={index === 0 ? input.name : `${input.name}-${choice.value}`}
              value={choice.value}
            />
            {choice.label}
          </Cell>
        ))}
      </Strip>
    </ChoiceGroup>
  );
}
