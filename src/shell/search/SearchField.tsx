import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/theme/icon/Icon';

interface SearchFieldProps {
  /** Id of the list of results. */
  listId: string;
  isOpen: boolean;
  /** Id of the result that Enter opens. */
  active: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const takeFocus = (input: HTMLElement | null) => input?.focus();

/** The field of the search, a combobox over the list of results. It has no name: nothing of it is sent. */
export function SearchField(props: SearchFieldProps) {
  const { listId, isOpen, active, value, onChange, onKeyDown } = props;
  return (
    <OutlinedInput
      inputRef={takeFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder="例：引っ越し、10月"
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" />
        </InputAdornment>
      }
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': '探したいもの',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'go',
        },
      }}
    />
  );
}
