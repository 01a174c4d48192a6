import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type } from '@/theme/type';
import { ChoiceGroup } from './ChoiceGroup';
import type { FieldWords } from './FieldFrame';
import { choiceRow, radioStyle } from './choiceStyle';

const Rows = styled.div`
  margin: 8px -12px 0;
`;

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 64px;
  /* With the border 12 on each side: words and amounts stand on the page's own edges. */
  padding: 6px 10px;
  border: 2px solid transparent;
  border-radius: 4px;
  cursor: pointer;
  &[data-compact] {
    min-height: 52px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 10px -2px;
    border-bottom: 1px solid var(--rule);
  }
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-weak);
  }
  &:has(:checked)::after,
  &:has(+ label :checked)::after {
    border-color: transparent;
  }
  [data-light] > &:not(:has(:checked)) b {
    font-weight: 400;
  }
  &:has(:disabled) {
    color: var(--ink-2);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    z-index: 1;
  }
  input {
    ${{ ...radioStyle }};
  }
  ${{ ...choiceRow }};
`;

const Help = styled.span`
  ${type.small};
  display: block;
  line-height: 22px;
  font-weight: 400;
  color: var(--ink-2);
`;

const Amount = styled.span`
  margin-left: auto;
  padding-left: 12px;
  white-space: nowrap;
`;

export interface RadioRow {
  value: string;
  title: ReactNode;
  help?: ReactNode;
  /** At the right edge: an amount, 「いまのプラン」. */
  amount?: ReactNode;
  /** Not possible: `help` says why and from when. */
  disabled?: boolean;
}

interface RadioRowsProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  name: string;
  rows: readonly RadioRow[];
  /** Only the chosen title is bold: many rows, or rows of few words. */
  light?: boolean;
}

/** One of few, each a row of 64; the chosen one boxed (`look.md` "Components", radio rows). Takes `register`. */
export function RadioRows({
  label,
  hint,
  error,
  optional,
  untagged,
  rows,
  light,
  value,
  defaultValue,
  ...input
}: RadioRowsProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, untagged }}>
      <Rows data-light={light || undefined}>
        {rows.map((row, index) => (
          <Row key={row.value} data-compact={row.help ? undefined : true}>
            <input
              {...input}
              type="radio"
              // The first carries the name as id, so an error summary can lead to the group.
              id={index === 0 ? input.name : `${input.name}-${row.value}`}
              value={row.value}
              disabled={row.disabled ?? input.disabled}
              {...(value !== undefined && { checked: value === row.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === row.value })}
            />
            <span>
              <b>{row.title}</b>
              {row.help && <Help>{row.help}</Help>}
            </span>
            {row.amount && <Amount>{row.amount}</Amount>}
          </Row>
        ))}
      </Rows>
    </ChoiceGroup>
  );
}
