import styled from '@emotion/styled';
import type { PostalAddress } from './addressValues';

const Whole = styled.span`
  word-break: keep-all;
  --phrases: own;
  overflow-wrap: anywhere;
`;

/**
 * Prefecture, city and town. Lines break between them, and inside one only where it is longer than a
 * line.
 */
export function AddressParts({
  address: { prefecture, city, town },
}: {
  address: Pick<PostalAddress, 'prefecture' | 'city' | 'town'>;
}) {
  return (
    <Whole>
      {prefecture}
      <wbr />
      {city}
      <wbr />
      {town}
    </Whole>
  );
}
