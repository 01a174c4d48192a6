import styled from '@emotion/styled';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describe, FieldFrame } from './FieldFrame';
import type { FieldWords } from './FieldFrame';
import { inputStyle } from './inputStyle';

const Input = styled.input(inputStyle);

const Box = styled.div`
  position: relative;
  &[data-short] {
    max-width: 180px;
  }
`;

const Unit = styled.span`
  position: absolute;
  right: 14px;
  top: 0;
  line-height: 56px;
  color: var(--ink-2);
  pointer-events: none;
`;

/** What `register('name')` of react-hook-form gives, and whatever else an input takes. */
export interface TextFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> {
  /** At the right end of the field: GB, 円. */
  unit?: string;
  /** 180 wide, for a number or a code of few digits. */
  short?: boolean;
  below?: ReactNode;
}

/**
 * One line of text. `<TextField label="電話番号" {...register('phone')} error={errors.phone?.message} />`
 * (`look.md` "Components", field). A number takes `unit`, `short` and `inputMode="decimal"`.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  untagged,
  unit,
  short,
  below,
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? input.name ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, untagged, below }}>
      <Box data-short={short || undefined}>
        <Input
          type="text"
          aria-required={optional ? undefined : true}
          {...input}
          id={id}
          {...describe(id, { hint, error, unit })}
        />
        {unit && <Unit id={`${id}-unit`}>{unit}</Unit>}
      </Box>
    </FieldFrame>
  );
}
