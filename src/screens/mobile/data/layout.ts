import styled from '@emotion/styled';

/** The fields below the opening sentence. */
export const FieldsBelow = styled.div`
  margin-top: 28px;
`;
