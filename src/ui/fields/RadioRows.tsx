import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ring } from '@/theme/type';
import { KeepTogether } from '../KeepTogether';
import { ChoiceGroup } from './ChoiceGroup';
import type { FieldTexts } from './FieldFrame';

// With its border a row has 12 on each side, by which the list reaches out: words and amounts are on
// the page's own edges.
const Rows = styled.div({
  margin: '8px -12px 0',
  '& > label': {
    position: 'relative',
    alignItems: 'center',
    gap: 10,
    minHeight: 64,
    padding: '6px 10px',
    border: '2px solid transparent',
    borderRadius: 4,
    '&[data-compact]': { minHeight: 52 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 10px -2px',
      borderBottom: '1px solid var(--rule)',
    },
    '&:has(:checked)': { borderColor: 'var(--accent)', background: 'var(--accent-weak)' },
    '&:has(:checked)::after, &:has(+ label :checked)::after': { borderColor: 'transparent' },
    '&.Mui-disabled': { color: 'var(--ink-2)' },
    '&:has(:focus-visible)': { ...ring, zIndex: 1 },
  },
  '&[data-light] > label:not(:has(:checked)) b': { fontWeight: 400 },
});

export interface RadioRow {
  value: string;
  title: ReactNode;
  help?: ReactNode;
  /** Lines below the help: what it would come to. */
  more?: ReactNode;
  /** At the right edge: an amount, 「いまのプラン」. */
  amount?: ReactNode;
  /** Not possible: `help` says why and from when. */
  disabled?: boolean;
}

interface RadioRowsProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  name: string;
  rows: readonly RadioRow[];
  /** Only the chosen title is bold: many rows, or rows of few words. */
  light?: boolean;
  /** What is shown where there are no rows; by default that they can't be read. */
  none?: string;
}

/** One of few, each a row of 64; the chosen one boxed (docs/design.md §7). Takes `register`. */
export function RadioRows({
  label,
  hint,
  error,
  optional,
  untagged,
  rows,
  light,
  // Nothing of what a newer server offers can be ordered here.
  none = '選べるものを読み込めません。お手数ですが、サポート窓口へお電話ください。',
  value,
  defaultValue,
  disabled,
  ...input
}: RadioRowsProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, untagged }}>
      <Rows data-light={light || undefined}>
        {rows.map((row, index) => (
          <FormControlLabel
            key={row.value}
            data-compact={row.help || row.more ? undefined : true}
            disableTypography
            control={
              <Radio
                // The first carries the name as id, so an error summary can lead to the group.
                id={index === 0 ? input.name : `${input.name}-${row.value}`}
                value={row.value}
                disabled={row.disabled ?? disabled}
                {...(value !== undefined && { checked: value === row.value })}
                {...(defaultValue !== undefined && { defaultChecked: defaultValue === row.value })}
                slotProps={{ input }}
              />
            }
            label={
              <>
                <span>
                  <b>{row.title}</b>
                  {[row.help, row.more].map(
                    (text, line) =>
                      text && (
                        <Typography
                          key={line}
                          component="span"
                          variant="help"
                          sx={{ display: 'block', lineHeight: '22px' }}
                        >
                          <KeepTogether>{text}</KeepTogether>
                        </Typography>
                      ),
                  )}
                </span>
                {row.amount && (
                  <Box component="span" sx={{ ml: 'auto', pl: 3, whiteSpace: 'nowrap' }}>
                    {row.amount}
                  </Box>
                )}
              </>
            }
          />
        ))}
      </Rows>
      {rows.length === 0 && (
        <p id={input.name} tabIndex={-1}>
          {none}
        </p>
      )}
    </ChoiceGroup>
  );
}
