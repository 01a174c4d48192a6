import { dayText, useConstructionEntry, type ConstructionValues } from './constructionDay';

/** The day as it stands now, read again, while nobody knows whether the change was taken. */
export function ConstructionUnknown({ values }: { values: ConstructionValues }) {
  const { date, part_of_day } = useConstructionEntry();
  const isTaken = date === values.date && part_of_day === values.part_of_day;
  return (
    <p>
      <b>いまの工事日は、{dayText(date, part_of_day)}です。</b>
      {isTaken
        ? '変更は受け付けられています。もう一度送る必要はありません。'
        : '変更は、まだ受け付けられていません。数分たってから、もう一度お確かめください。'}
    </p>
  );
}
