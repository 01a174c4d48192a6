import styled from '@emotion/styled';
import { type } from '@/theme/type';
import { useLineName } from './lineNames';

// The whole name stays in the text, so that a screen reader reads all of it.
const Name = styled.bdi`
  ${type.small};
  display: inline-block;
  max-width: min(20em, 100%);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
  font-weight: 400;
  letter-spacing: 0;
  color: var(--ink-2);
`;

/** The customer's own name of a line, beside its number; nothing where it has none (docs/product.md §4.9). */
export function LineNickname({ serviceId }: { serviceId: string | undefined }) {
  const name = useLineName(serviceId);
  return name === undefined ? null : (
    <Name translate="no" title={name}>
      {name}
    </Name>
  );
}
