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

/** The card number, grouped while it is typed at its end. The page's state holds only its brand. */
export function CardNumberField({ label, error, onTyped }: CardNumberFieldProps) {
  const [brand, setBrand] = useState<string>();
  const arrange = (input: HTMLInputElement, isTyping: boolean) => {
    const digits = ungrouped(input.value);
    setBrand(brandOf(digits)?.name);
    // Writing moves the caret to the end.
    const isFree = !isTyping || input.selectionStart === input.value.length;
    if (isFree && /^\d*$/.test(digits)) input.value = groupCardDigits(digits);
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
        // Text that an input method is still composing must not be changed.
        if (!nativeEvent.isComposing) arrange(currentTarget, true);
      }}
      onBlur={({ currentTarget }) => arrange(currentTarget, false)}
    />
  );
}
