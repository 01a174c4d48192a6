import styled from '@emotion/styled';
import { type Ref, useState } from 'react';
import { ungrouped } from '@/lib/characters';
import { media } from '@/theme/media';
import { describe, FieldFrame, type FieldTexts } from '@/ui/fields/FieldFrame';
import { codeOrText, isPartOfCode } from './codesIn';

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
  /* A text that isn't a code is seen whole. */
  &[data-text] > input {
    position: static;
    height: 64px;
    padding: 0 16px;
    border: 1px solid var(--field);
    border-radius: 4px;
    background: var(--sheet);
    color: inherit;
    font-family: inherit;
    opacity: 1;
  }
  &[data-text][data-invalid] > input {
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
  /**
   * Half-width digits, at most `length`; a text that was pasted as it is, where it has no code of that length, or
   * several.
   */
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
  // What an input method composes in the cells, which must not be changed before it is done.
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? value;
  const isInCells = composed !== undefined || isPartOfCode(value, length);
  const now = Math.min(shown.length, length - 1);
  const take = (typed: string, isKey: boolean) => {
    const meant = codeOrText(typed, length);
    // A key that is no digit, or one too many, does nothing.
    const isDropped = isKey && isInCells && !isPartOfCode(meant, length);
    onChange(isDropped ? ungrouped(typed).replace(/\D/g, '').slice(0, length) : meant);
  };
  return (
    <FieldFrame {...{ id, label, hint, error, untagged }}>
      <Root data-invalid={error ? true : undefined} data-text={isInCells ? undefined : true}>
        {isInCells &&
          Array.from({ length }, (_, index) => (
            <span key={index} aria-hidden="true" data-now={(focused && index === now) || undefined}>
              {shown[index]}
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
          value={shown}
          onChange={({ target, nativeEvent }) => {
            const { data, inputType, isComposing } = nativeEvent as InputEvent;
            // A whole text is inserted by pasting, by dictation, and by what a keyboard suggests.
            const isKey = inputType === 'insertText' && data?.length === 1;
            if (!isComposing) take(target.value, isKey);
            else if (isInCells) setComposed(target.value);
            else onChange(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => {
            take(currentTarget.value, true);
            setComposed(undefined);
          }}
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
