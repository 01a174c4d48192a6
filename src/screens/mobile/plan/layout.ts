import styled from '@emotion/styled';

/** Blocks of a review below its rows. */
export const Stack = styled.div`
  margin-top: 36px;
  & > * + * {
    margin-top: 28px;
  }
`;
