import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Tag } from '@/ui/status/Tag';
import type { FieldWords } from './FieldFrame';

const Group = styled.fieldset`
  min-width: 0;
  [data-field] + & {
    margin-top: 36px;
  }
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 700;
  & > span {
    margin-left: 10px;
  }
`;

const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 8px;
  border-top: 1px solid var(--ink);
`;

const Cell = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 56px;
  padding: 4px;
  border: 2px solid transparent;
  border-bottom: 1px solid var(--rule);
  text-align: center;
  cursor: pointer;
  & + & {
    border-left: 1px solid var(--rule);
  }
  &:has(:checked) {
    border: 2px solid var(--accent);
    border-radius: 4px;
    background: var(--accent-weak);
    font-weight: 700;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    z-index: 1;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
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
    <Group data-field>
      <Legend>
        {label}
        <Tag optional={optional} />
      </Legend>
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
    </Group>
  );
}
