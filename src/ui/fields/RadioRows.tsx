import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceGroup } from './ChoiceGroup';
import type { FieldTexts } from './FieldFrame';

export interface RadioRow {
  value: string;
  title: ReactNode;
  help?: ReactNode;
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
  value,
  defaultValue,
  disabled,
  ...input
}: RadioRowsProps) {
  return (
    <ChoiceGroup {...{ label, hint, error, optional, untagged }}>
      <Box data-light={light || undefined} sx={{ mt: 2, mx: -3 }}>
        {rows.map((row, index) => (
          <FormControlLabel
            key={row.value}
            data-choice="row"
            data-compact={row.help ? undefined : true}
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
                  {row.help && (
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: 'block', lineHeight: '22px' }}
                    >
                      {row.help}
                    </Typography>
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
      </Box>
    </ChoiceGroup>
  );
}
