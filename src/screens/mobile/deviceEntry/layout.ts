import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

/** What comes of the choices, below the fields. */
export const Result = styled.div`
  margin-top: 36px;
  padding-top: 28px;
  border-top: 1px solid var(--ink);
  ${media.small} {
    padding-top: 20px;
  }
`;

/** A group with its label and, beside it, what is chosen. */
export const Group = styled.div`
  & + & {
    margin-top: 36px;
  }
  & > [id$='-error'] {
    margin: -8px 0 12px;
  }
  & > h2 {
    ${type.label};
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    margin-bottom: 16px;
    span {
      ${type.small};
      color: var(--ink-2);
    }
  }
`;

/** The chosen day and time. */
export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 36px;
`;

export const Time = styled.span`
  ${type.figureM};
  color: var(--svc);
  white-space: nowrap;
  ${media.narrow} {
    white-space: normal;
  }
`;

export const Blocks = styled.div`
  & > * + * {
    margin-top: 28px;
  }
`;
