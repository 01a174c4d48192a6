import { formatPostalCode } from '@/lib/numbers';
import { AddressPart, AddressParts } from './AddressInputs';
import type { PostalAddress } from './addressValues';

/** An address on its lines, as on an envelope. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { zip_code, address_optional } = address;
  return (
    <>
      〒{formatPostalCode(zip_code)}
      <br />
      <AddressParts address={address} />
      {address_optional && (
        <>
          <br />
          <AddressPart>{address_optional}</AddressPart>
        </>
      )}
    </>
  );
}
