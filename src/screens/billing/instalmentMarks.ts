import type { RulerMark } from '@/ui/chart/rulerScale';

/** Words need about a seventh of the ruler on a phone: an end gives way to the mark beside it. */
const room = 0.15;

/** Words under the ruler of instalments: begin, where it stands, end. */
export function instalmentMarks(paid: number, total: number): RulerMark[] {
  const marks: RulerMark[] = [];
  if (paid / total > room || paid === 0) marks.push({ at: 0, label: '0回' });
  if (paid > 0) marks.push({ at: paid, label: `${paid}回目` });
  if ((total - paid) / total > room) marks.push({ at: total, label: `${total}回` });
  return marks;
}
