import styled from '@emotion/styled';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { checkboxStyle, choiceRow } from './choiceStyle';
import { FieldError } from './FieldFrame';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 44px;
  padding: 7px 0;
  cursor: pointer;
  ${{ ...choiceRow }};
`;

const Box = styled.input({ ...checkboxStyle, marginTop: 3 });

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  children: ReactNode;
  error?: string;
}

/** One yes, such as a consent (`look.md` "Components"). Takes `register`. */
export function CheckboxField({ children, error, id: givenId, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? input.name ?? ownId;
  return (
    <div>
      <Row>
        <Box
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
