import { useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

type Entry = Readonly<Partial<Record<string, unknown>>>;

/** What is chosen on the open page: in its address, and in its entry of the browser's history. */
interface Choice {
  search: string;
  hash: string;
  state: Entry | null;
}

/** The last choice, and the location at which it was made; it holds until React has drawn it. */
let last: { at: Location; choice: Choice } | undefined;

/**
 * Changes what is chosen on the open page, which is no step of the history: the way back and a reload find it.
 * The function that it gives takes what is to change, from what is chosen now.
 */
export function useChoose(): (change: (now: Choice) => Partial<Choice>) => void {
  const navigate = useNavigate();
  const at = useLocation() as Location<Entry | null>;
  return (change) => {
    const now = last?.at === at ? last.choice : at;
    const choice = { ...now, ...change(now) };
    last = { at, choice };
    const address = { search: choice.search, hash: choice.hash };
    void navigate(address, {
      replace: true,
      preventScrollReset: true,
      // Nothing is read anew for it.
      defaultShouldRevalidate: false,
      state: choice.state,
    });
  };
}

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
  const choose = useChoose();
  const { state: entry } = useLocation() as Location<Entry | null>;
  const kept = entry?.[name] as Value | undefined;
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
    choose(({ state }) => ({ state: { ...state, [name]: next } }));
  };
  return [value, set];
}
