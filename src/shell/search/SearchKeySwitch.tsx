import Box from '@mui/material/Box';
import { useState } from 'react';
import { media } from '@/theme/media';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { isSearchKeyOn, setSearchKey } from './searchKey';

/** Turns the key that opens the search off and on; where there is a keyboard as a rule. */
export function SearchKeySwitch() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <Box sx={{ mt: 2, fontSize: 14, color: 'text.secondary', [media.small]: { display: 'none' } }}>
      <CheckboxField
        checked={isOn}
        onChange={({ target }) => {
          setSearchKey(target.checked);
          setOn(target.checked);
        }}
      >
        「/」キーで探す画面を開く
      </CheckboxField>
    </Box>
  );
}
