import styled from '@emotion/styled';

/** The fields of a step, 36 apart (`look.md` "Space, lines, motion"). */
export const FieldStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
`;
