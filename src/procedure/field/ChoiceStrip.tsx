import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ComponentPropsWithRef } from 'react';
import { media } from '@/theme/media';
import { ring } from '@/theme/type';
import { ChoiceGroup } from '@/ui/fields/ChoiceGroup';
import type { FieldTexts } from '@/ui/fields/FieldFrame';

/**
 * A label in a ruled strip of choices, its radio spread over it unseen: the chosen one boxed, one that
 * can't be chosen hatched; its words answer the pointer, its ground the press.
 */
export const choiceCell: CSSObject = {
  position: 'relative',
  flexDirection: 'column',
  gap: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 56,
  padding: 4,
  border: '2px solid transparent',
  borderBottom: '1px solid var(--rule)',
  textAlign: 'center',
  '.MuiRadio-root': { position: 'absolute', inset: 0, width: 'auto', height: 'auto', opacity: 0 },
  [media.hover]: {
    '&:hover:not(:has(:checked, :disabled))': {
      color: 'var(--accent)',
      textDecoration: 'underline',
      textUnderlineOffset: 5,
    },
  },
  '&:active': { background: 'var(--accent-weak)' },
  '&:has(:checked)': {
    border: '2px solid var(--accent)',
    borderRadius: 4,
    background: 'var(--accent-weak)',
    fontWeight: 700,
    small: { color: 'var(--accent)' },
  },
  '&.Mui-disabled': {
    color: 'var(--ink-2)',
    background: 'repeating-linear-gradient(135deg, var(--paper-2) 0 6px, var(--paper) 6px 12px)',
  },
  '&:has(:focus-visible)': { ...ring, borderRadius: 4, zIndex: 1 },
};

const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 8px;
  border-top: 1px solid var(--ink);
  & > label {
    ${choiceCell};
  }
  & > label + label:not(:has(:checked)) {
    border-left: 1px solid var(--rule);
  }
  & > label > small {
    font-size: 14px;
    line-height: 20px;
    color: var(--ink-2);
  }
`;

interface ChoiceStripProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  name: string;
  choices: readonly Choice[];
}

interface Choice {
  value: string;
  label: string;
  /** What is below it: the hours that it stands for, or why it can't be chosen. */
  note?: string;
  disabled?: boolean;
}

/** One of two to four short words in a ruled strip (docs/design.md §7). Takes `register`. */
export function ChoiceStrip({ label, hint, error, optional, choices, ...input }: ChoiceStripProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional }}>
      <Strip>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            label={
              choice.note ? (
                <>
                  {choice.label}
                  <small>{choice.note}</small>
                </>
              ) : (
                choice.label
              )
            }
            disableTypography
            control={
              <Radio
                id={index === 0 ? input.name : `${input.name}-${choice.value}`}
                value={choice.value}
                disabled={choice.disabled}
                slotProps={{ input }}
              />
            }
          />
        ))}
      </Strip>
    </ChoiceGroup>
  );
}
