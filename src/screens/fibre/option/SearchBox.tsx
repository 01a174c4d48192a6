import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';

type SearchBoxProps = Pick<
  OutlinedInputProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'inputRef'
> &
  Pick<ComponentProps<'input'>, 'enterKeyHint'>;

/** The input for searching options by name, kana, latin letters or code. */
export function SearchBox({ enterKeyHint, ...input }: SearchBoxProps) {
  const id = useId();
  return (
    <>
      <Box component="label" htmlFor={id} sx={visuallyHidden}>
        名前やキーワード
      </Box>
      <OutlinedInput
        {...input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder="名前やキーワード"
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" />
          </InputAdornment>
        }
        slotProps={{ input: { enterKeyHint } }}
      />
    </>
  );
}
