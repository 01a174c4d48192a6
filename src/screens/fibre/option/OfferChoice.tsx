import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { pressedKey } from '@/lib/pressedKey';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { useDeferredRows } from '@/ui/page/DeferredContent';
import { EmptyState } from '@/ui/state/EmptyState';
import { Tabs } from '@/ui/step/Tabs';
import { useEntryState } from '@/ui/useEntryState';
import { categoryTabs, searched } from './filter';
import type { Offer } from './offers';

interface OfferChoiceProps {
  offers: readonly Offer[];
  row: (offer: Offer) => ReactNode;
}

/** Options to choose from: by category, narrowed by what is typed. */
export function OfferChoice({ offers, row }: OfferChoiceProps) {
  const [{ q, category }, choose] = useEntryState('choice', { q: '', category: 'all' });
  const found = searched(offers, q);
  const shown = found.filter((offer) => category === 'all' || offer.category === category);
  const drawn = useDeferredRows(shown);

  function search(text: string) {
    choose({ q: text, category: text.trim() ? 'all' : category });
  }

  // Enter would submit the form around the search box.
  function stay(event: KeyboardEvent) {
    if (pressedKey(event) === 'Enter') event.preventDefault();
  }

  return (
    <>
      <Box sx={{ mb: 4 }}>
        <SearchBox value={q} onChange={(event) => search(event.target.value)} onKeyDown={stay} />
      </Box>
      <Tabs
        label="オプションの種類"
        value={category}
        onChange={(value) => choose({ q, category: value })}
        items={categoryTabs(found)}
      >
        {shown.length > 0 ? (
          <List sx={{ mt: 4 }}>{drawn.map((offer) => row(offer))}</List>
        ) : (
          <EmptyState
            small
            lead="条件に合うオプションは見つかりませんでした。"
            next="言葉を短くするか、ひらがなでお試しください。"
          />
        )}
      </Tabs>
    </>
  );
}

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
