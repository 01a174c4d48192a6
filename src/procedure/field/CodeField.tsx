import styled from '@emotion/styled';
import { type Ref, useState } from 'react';
import { media } from '@/theme/media';
import { describe, FieldFrame, type FieldTexts } from '@/ui/fields/FieldFrame';
import { codeDigits } from './codeDigits';

// The cells below, and the input over them, which nobody sees.
const Root = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  max-width: 420px;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    padding: 0;
    opacity: 0;
    /* iOS zooms into a field below 16px. */
    font-size: 16px;
    cursor: text;
  }
  & > span {
    flex: 1 1 64px;
    max-width: 64px;
    height: 64px;
    display: grid;
    place-items: center;
    border: 1px solid var(--field);
    border-radius: 4px;
    background: var(--sheet);
    font-size: 32px;
    line-height: 1;
  }
  & > [data-now] {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  & > [data-now]:empty::after {
    content: '';
    width: 2px;
    height: 28px;
    background: var(--accent);
  }
  &[data-invalid] > span {
    border: 2px solid var(--danger);
  }
  ${media.small} {
    & > span {
      font-size: 28px;
    }
  }
`;

interface CodeFieldProps extends FieldTexts {
  name: string;
  value: string;
  /** Half-width digits only, at most `length`. */
  onChange: (code: string) => void;
  onBlur?: () => void;
  length?: number;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Six cells over one input, so that pasting and the device's suggestion of a one-time code work
 * (docs/design.md §7).
 */
export function CodeField({
  label,
  hint,
  error,
  untagged,
  name,
  value,
  onChange,
  onBlur,
  length = 6,
  ref,
}: CodeFieldProps) {
  const id = name;
  const [focused, setFocused] = useState(false);
  const now = Math.min(value.length, length - 1);
  return (
    <FieldFrame {...{ id, label, hint, error, untagged }}>
      <Root data-invalid={error ? true : undefined}>
        {Array.from({ length }, (_, index) => (
          <span key={index} aria-hidden="true" data-now={(focused && index === now) || undefined}>
            {value[index]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          aria-required
          value={value}
          onChange={(event) => onChange(codeDigits(event.target.value, length))}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
          {...describe(id, { hint, error })}
        />
      </Root>
    </FieldFrame>
  );
}
