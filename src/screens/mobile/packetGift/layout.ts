import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

/** The fields below the opening sentence. */
export const Fields = styled.div`
  margin-top: 28px;
`;

/** Blocks of a review below its rows. */
export const Stack = styled.div`
  & > * + * {
    margin-top: 28px;
  }
`;

export const Caption = styled.p`
  ${type.small};
  color: var(--ink-2);
  margin-bottom: 12px;
`;

/** On paper only, and on the screen only. */
export const OnPaper = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`;

/** A message in the place of the codes, above the rows of the receipt. */
export const Later = styled.div`
  margin-bottom: 20px;
`;
