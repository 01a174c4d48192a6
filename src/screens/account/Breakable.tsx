import styled from '@emotion/styled';
import { Verbatim } from '@/ui/page/Page';

/** An id or address without spaces, which may break anywhere rather than overflow the page. */
export const Breakable = styled(Verbatim)`
  overflow-wrap: anywhere;
  word-break: normal;
`;
