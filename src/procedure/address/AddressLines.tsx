import { formatPostalCode } from '@/lib/postalCode';
import { Phrase } from '@/ui/page/Page';
import type { PostalAddress } from './addressValues';

/** An address on its lines, as on an envelope. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { zip_code, prefecture, city, town, address_optional } = address;
  return (
    <>
      〒{formatPostalCode(zip_code)}
      <br />
      <Phrase>
        {prefecture}
        {city}
      </Phrase>
      <Phrase>{town}</Phrase>
      {address_optional && (
        <>
          <br />
          {address_optional}
        </>
      )}
    </>
  );
}
