import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ungrouped } from '@/lib/width';
import { TextField } from '@/ui/fields/TextField';
import { brandNames, brandOf, groupCardDigits } from './cardValues';

interface CardNumberFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** The number, in groups while it is typed at its end; of it only the brand is known to the page. */
export function CardNumberField({ label, error, onTyped }: CardNumberFieldProps) {
  const [brand, setBrand] = useState<string>();
  const arrange = (input: HTMLInputElement) => {
    const digits = ungrouped(input.value);
    setBrand(brandOf(digits)?.name);
    const isAtEnd = input.selectionStart === input.value.length;
    if (isAtEnd && /^\d*$/.test(digits)) input.value = groupCardDigits(digits);
  };
  return (
    <TextField
      label={label}
      name="card_number"
      hint={brandNames.join('、')}
      inputMode="numeric"
      autoComplete="cc-number"
      error={error}
      below={
        <Typography variant="body2" color="textSecondary" role="status">
          {brand}
        </Typography>
      }
      onInput={({ currentTarget, nativeEvent }) => {
        onTyped();
        // An input method's own text is left alone until it is settled.
        if (!nativeEvent.isComposing) arrange(currentTarget);
      }}
      onBlur={({ currentTarget }) => arrange(currentTarget)}
    />
  );
}
