import styled from '@emotion/styled';

/** An id or address without spaces, which may break anywhere rather than overflow the page. */
export const Breakable = styled.span`
  overflow-wrap: anywhere;
  word-break: normal;
`;
