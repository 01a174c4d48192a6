import styled from '@emotion/styled';
import { WordWrap } from '@/ui/WordWrap';
import type { PostalAddress } from './addressValues';

const Whole = styled.span`
  word-break: keep-all;
  --phrases: own;
  overflow-wrap: anywhere;
`;

/** Longer parts may have no room on one line of a phone. */
const longestWhole = 16;

/** A part of an address. It stays on one line; a long one may break between its words. */
export function AddressPart({ children }: { children: string }) {
  return children.length > longestWhole ? <WordWrap>{children}</WordWrap> : children;
}

/** Prefecture, city and town. Lines break between them. */
export function AddressParts({
  address: { prefecture, city, town },
}: {
  address: Pick<PostalAddress, 'prefecture' | 'city' | 'town'>;
}) {
  return (
    <Whole>
      {prefecture}
      <wbr />
      <AddressPart>{city}</AddressPart>
      <wbr />
      <AddressPart>{town}</AddressPart>
    </Whole>
  );
}

/** An address without its code, in running text. */
export function AddressText({ address }: { address: Omit<PostalAddress, 'zip_code'> }) {
  const { address_optional } = address;
  return (
    <>
      <AddressParts address={address} />
      {address_optional && (
        <>
          {' '}
          <AddressPart>{address_optional}</AddressPart>
        </>
      )}
    </>
  );
}
