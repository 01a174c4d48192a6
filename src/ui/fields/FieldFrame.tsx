import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { type } from '@/theme/type';
import { Tag } from '@/ui/status/Tag';

const Root = styled.div`
  min-width: 0;
  [data-field] + & {
    margin-top: 36px;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  font-weight: 700;
`;

const Hint = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

const Control = styled.div`
  margin-top: 8px;
`;

const Problem = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 8px;
  color: var(--danger);
  font-size: 15px;
  line-height: 24px;
  font-weight: 700;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export interface FieldWords {
  label: string;
  /** Below the label: form and example. */
  hint?: ReactNode;
  /** What was found and what to do. */
  error?: ReactNode;
  /** 任意 instead of 必須. */
  optional?: boolean;
  /** No tag at all, where every field is needed (login). */
  untagged?: boolean;
}

interface FieldFrameProps extends FieldWords {
  /** Id of the control; hint and error get `${id}-hint` and `${id}-error`. */
  id: string;
  /** Live help below: password rules, what is left. */
  below?: ReactNode;
  children: ReactNode;
}

/** Label above, hint under it, control, error with its icon (`look.md` "Components", field). */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  untagged,
  below,
  children,
}: FieldFrameProps) {
  return (
    <Root data-field>
      <Heading>
        <label htmlFor={id}>{label}</label>
        {!untagged && <Tag optional={optional} />}
      </Heading>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Control>{children}</Control>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below}
    </Root>
  );
}

/** The bold sentence in danger under a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <Icon name="octagon" />
      <span>{children}</span>
    </Problem>
  );
}

/** The ARIA attributes that tie a control to its unit, hint and error. */
export function describe(
  id: string,
  { hint, error, unit }: Pick<FieldWords, 'hint' | 'error'> & { unit?: string },
) {
  const ids = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
