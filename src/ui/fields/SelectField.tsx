import styled from '@emotion/styled';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { describe, FieldFrame } from './FieldFrame';
import type { FieldWords } from './FieldFrame';
import { inputStyle } from './inputStyle';

const Select = styled.select({ ...inputStyle, paddingRight: 48, textOverflow: 'ellipsis' });

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: 14px;
    top: 18px;
    pointer-events: none;
  }
`;

interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** The empty choice: 選んでください. */
  empty?: string;
  /** Why nothing can be chosen yet: 先に機種を選んでください. */
  waitsFor?: string;
}

/** The browser's own list in the shape of a field (`look.md` "Components", field). */
export function SelectField({
  label,
  hint,
  error,
  optional,
  untagged,
  options,
  empty,
  waitsFor,
  id: givenId,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? select.name ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, untagged }}>
      <Box>
        <Select
          aria-required={optional ? undefined : true}
          {...select}
          disabled={waitsFor ? true : select.disabled}
          id={id}
          {...describe(id, { hint, error })}
        >
          {(waitsFor ?? empty) && <option value="">{waitsFor ?? empty}</option>}
          {!waitsFor &&
            options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </Select>
        {!waitsFor && <Icon name="down" />}
      </Box>
    </FieldFrame>
  );
}
