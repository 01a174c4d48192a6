import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent } from 'react';
import { ungrouped } from '@/lib/width';
import { describe, FieldFrame } from '@/ui/fields/FieldFrame';
import { Pair } from './Pair';

interface SecurityCodeFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** The security code, beside a drawing that shows where it is on the card (docs/design.md §6). */
export function SecurityCodeField({ label, error, onTyped }: SecurityCodeFieldProps) {
  const hint = '裏面の署名欄の、末尾3桁。American Expressは、表面の4桁';
  return (
    <FieldFrame id="security_code" {...{ label, hint, error }}>
      <Pair>
        <OutlinedInput
          slotProps={{
            input: {
              id: 'security_code',
              name: 'security_code',
              inputMode: 'numeric',
              autoComplete: 'cc-csc',
              'aria-required': true,
              onInput: onTyped,
              onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
                currentTarget.value = ungrouped(currentTarget.value);
              },
              ...describe('security_code', { hint, error }),
            },
          }}
        />
        <svg
          width="100%"
          viewBox="0 0 160 100"
          role="img"
          aria-label="カードの裏面。署名欄の右端に3桁の数字"
        >
          <rect
            x="0.5"
            y="0.5"
            width="159"
            height="99"
            rx="4"
            fill="var(--sheet)"
            stroke="var(--field)"
          />
          <rect x="1" y="8" width="158" height="14" fill="var(--bar)" />
          <rect x="12" y="37" width="90" height="21" fill="var(--paper-2)" stroke="var(--rule)" />
          <rect
            x="105"
            y="35"
            width="43"
            height="25"
            fill="var(--sheet)"
            stroke="var(--accent)"
            strokeWidth="2"
          />
          <text
            x="126.5"
            y="52.5"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="var(--ink)"
          >
            123
          </text>
        </svg>
      </Pair>
    </FieldFrame>
  );
}
