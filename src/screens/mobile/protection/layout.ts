import styled from '@emotion/styled';

/** How it stands, above the fields. */
export const Standing = styled.div`
  margin-bottom: 36px;
`;

/** Help right below a field. */
export const Below = styled.div`
  margin-top: 8px;
`;
