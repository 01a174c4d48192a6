import { formatPhone } from '@/lib/numbers';

/** A number whose last four digits are bold, which differ between several SIMs (docs/design.md §3). */
export function Phone({ digits }: { digits: string }) {
  const shown = formatPhone(digits);
  return (
    <span translate="no">
      {shown.slice(0, -4)}
      <b>{shown.slice(-4)}</b>
    </span>
  );
}
