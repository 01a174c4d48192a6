import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/theme/icon/Icon';

/** Where words to search options by are typed: names, kana, latin or codes. */
export function SearchBox(input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'>) {
  return (
    <OutlinedInput
      startAdornment={
        <InputAdornment position="start" disablePointerEvents>
          <Icon name="search" />
        </InputAdornment>
      }
      slotProps={{
        input: {
          ...input,
          type: 'search',
          'aria-label': '名前やキーワード',
          maxLength: 40,
          autoComplete: 'off',
          placeholder: '名前やキーワード',
        },
      }}
    />
  );
}
