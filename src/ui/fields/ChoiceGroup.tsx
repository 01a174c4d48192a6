import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { type } from '@/theme/type';
import { Tag } from '@/ui/status/Tag';
import { FieldError } from './FieldFrame';
import type { FieldWords } from './FieldFrame';

const Root = styled.fieldset`
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

const Hint = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

/** Label, hint and error of a group of radios, read with each of them. */
export function ChoiceGroup({
  label,
  hint,
  error,
  optional,
  untagged,
  children,
}: FieldWords & { children: ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root
      data-field
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend>
        {label}
        {!untagged && <Tag optional={optional} />}
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </Root>
  );
}
