import styled from '@emotion/styled';

/** An id or address without a space, which may break anywhere rather than leave the page. */
export const Breakable = styled.span`
  overflow-wrap: anywhere;
  word-break: normal;
`;
