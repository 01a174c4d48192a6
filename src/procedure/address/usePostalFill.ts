import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { findPostalAddress } from '@/api/postalAddress';
import { normalisePostalCode } from '@/lib/numbers';
import type { AddressValues, PostalAddress } from './addressValues';

const filledFields = ['prefecture', 'city', 'town'] as const;

/** What the look-up of the latest code found; `unread` where the list of codes couldn't be read. */
export type PostalFill = 'none' | 'filled' | 'unknown' | 'unread';

/**
 * Fills the address from the postal code: from one of the customer's own addresses, else from the portal's
 * copy of the postal codes. What was typed by hand stays.
 * @param known addresses of the customer
 * @returns `fill`, to be called at each change of the code, and what the latest look-up found
 */
export function usePostalFill(known: readonly PostalAddress[]) {
  const { setValue, getValues, formState } = useFormContext<AddressValues>();
  // Read here so that the form keeps track of them.
  const { dirtyFields, isSubmitted } = formState;
  const [state, setState] = useState<PostalFill>('none');
  const latest = useRef('');
  const own = useRef<Partial<AddressValues>>({});

  const fill = async (typed: string): Promise<void> => {
    const code = normalisePostalCode(typed);
    if (code === latest.current) return;
    latest.current = code;
    setState('none');
    if (!/^\d{7}$/.test(code)) return;
    const found =
      known.find(({ zip_code }) => zip_code === code) ??
      (await findPostalAddress(code).catch(() => 'unread' as const));
    if (latest.current !== code) return;
    if (found === 'unread') {
      // The same code is looked up again when it is typed again.
      latest.current = '';
      setState('unread');
      return;
    }
    setState(found ? 'filled' : 'unknown');
    if (!found) return;
    for (const name of filledFields) {
      const value = getValues(name);
      const isTyped = dirtyFields[name] && value !== '' && value !== own.current[name];
      if (isTyped) continue;
      own.current[name] = found[name];
      setValue(name, found[name], { shouldValidate: isSubmitted });
    }
  };

  return { fill, state };
}
