import styled from '@emotion/styled';
import { Swatch } from './Pattern';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 40px;
  margin-bottom: 28px;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;

/** The numbers of a ruler and what they stand for, where no table says it. */
export function RulerLegend({ words }: { words: readonly string[] }) {
  return (
    <List>
      {words.map((word, index) => (
        <li key={word}>
          <Swatch index={index} />
          {word}
        </li>
      ))}
    </List>
  );
}
