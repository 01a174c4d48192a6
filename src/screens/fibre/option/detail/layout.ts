import styled from '@emotion/styled';

/** Notes of an option; line breaks are part of them. */
export const Notes = styled.ul`
  max-width: 40em;
  padding-left: 1.2em;
  list-style: '・';
  white-space: pre-line;
  & > li + li {
    margin-top: 8px;
  }
`;

/** Where an alert stands below the lead. */
export const Place = styled.div`
  margin-top: 20px;
  &:empty {
    display: none;
  }
`;
