import styled from '@emotion/styled';
import { monoFamily, type } from '@/theme/type';

/** The sentence after the number; its numbers in `<b>` (`look.md` "Type", lead). */
export const Lead = styled.p`
  ${type.lead};
  max-width: 34em;
  b {
    font-weight: 700;
  }
`;

/** Secondary words, 14/25. */
export const Small = styled.p`
  ${type.small};
  color: var(--ink-2);
`;

/** A caption, 12/19: the only text under 14. */
export const Caption = styled.p`
  ${type.caption};
  color: var(--ink-2);
`;

/** A code that is typed into another device. */
export const Mono = styled.code`
  font-family: ${monoFamily};
  word-break: break-all;
`;
