import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

/** What stands below the steps of a procedure. */
export const Body = styled.div`
  margin-top: 28px;
  & > [role='status'],
  & > [role='alert'] {
    margin-bottom: 28px;
  }
  ${media.small} {
    margin-top: 24px;
  }
`;

/** The small sentence below the buttons; centred with them at 640 and less. */
export const Note = styled.p`
  ${type.small};
  margin-top: 20px;
  color: var(--ink-2);
  ${media.small} {
    text-align: center;
  }
`;
