import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { useEffect, useRef, useState } from 'react';
import { media } from '@/theme/media';
import { SelectField } from '@/ui/fields/SelectField';
import { Disclosure } from '@/ui/row/Disclosure';
import { type Filter, priceChoices, statusChoices } from './filter';
import { SearchBox } from './SearchBox';

interface SearchFormProps {
  filter: Filter;
  /** The button that cleared the form is gone, so its search box takes the focus. */
  isCleared: boolean;
  onSearch: (changed: Partial<Filter>) => void;
}

/**
 * The search box, with status and price in a row that opens. 探す applies all of it; choosing a status or
 * price applies at once.
 */
export function SearchForm({ filter, isCleared, onSearch }: SearchFormProps) {
  const { q, status, price } = filter;
  // Whether the row is open at first. It doesn't follow the filter, so that it doesn't close while it is
  // used.
  const [cameFiltered] = useState(Boolean(status || price));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isCleared) box.current?.focus();
  }, [isCleared]);
  return (
    <form
      role="search"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const get = (name: string) => (typed.get(name) as string).trim();
        onSearch({ q: get('q'), status: get('status'), price: get('price') });
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 3,
          [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <SearchBox inputRef={box} name="q" defaultValue={q} enterKeyHint="search" />
        <Button variant="secondary" type="submit" sx={{ px: { xs: 5, sm: 8 } }}>
          探す
        </Button>
      </Box>
      <Disclosure name="filter" title="状態と料金で絞り込む" open={cameFiltered}>
        <Grid container rowSpacing={3} columnSpacing={5}>
          <Grid size={{ xs: 12, sm: 6 }}>
            <SelectField
              untagged
              optional
              label="状態"
              name="status"
              defaultValue={status}
              options={statusChoices}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <SelectField
              untagged
              optional
              label="毎月の料金"
              name="price"
              defaultValue={price}
              options={priceChoices}
            />
          </Grid>
        </Grid>
      </Disclosure>
    </form>
  );
}
