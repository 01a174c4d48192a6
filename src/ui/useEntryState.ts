import { useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

type Entry<Value> = Readonly<Partial<Record<string, Value>>>;

/**
 * State that belongs to the page's entry in the browser's history, such as which rows are open: the way back
 * and a reload find it as it was left. For what another customer may be sent, take the address instead.
 * @param name unique on the page
 * @param initial what holds where nothing was chosen
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
): [value: Value, set: (value: Value) => void] {
  const navigate = useNavigate();
  const { search, hash, state: entry } = useLocation() as Location<Entry<Value> | null>;
  const kept = entry?.[name];
  // A change is drawn at once; the change of the entry may take longer.
  const [value, setValue] = useState(kept ?? initial);
  const [known, setKnown] = useState(kept);
  if (kept !== known) {
    setKnown(kept);
    setValue(kept ?? initial);
  }
  const set = (next: Value) => {
    if (next === value) return;
    setValue(next);
    const address = { search, hash };
    void navigate(address, {
      replace: true,
      preventScrollReset: true,
      state: { ...entry, [name]: next },
    });
  };
  return [value, set];
}
