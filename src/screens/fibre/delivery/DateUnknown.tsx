import { movementOf, typeLabels, useMovements, whenText, type DateValues } from './movement';

/** The day as it stands now, read again, while nobody knows whether the change was taken. */
export function DateUnknown({ values }: { values: DateValues }) {
  const movement = movementOf(useMovements(), values.movement_id);
  if (!movement) return null;
  const isTaken = movement.date === values.date && (movement.time_band ?? '') === values.time_band;
  const now = `${typeLabels[movement.change_type]}の日時は、${whenText(movement.date, movement.time_band)}です。`;
  return (
    <p>
      <b>いまの{now}</b>
      {isTaken
        ? '変更は受け付けられています。もう一度送る必要はありません。'
        : '変更は、まだ受け付けられていません。数分たってから、もう一度お確かめください。'}
    </p>
  );
}
