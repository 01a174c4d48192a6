/** Words at a value of a ruler, in its unit. */
export interface RulerMark {
  at: number;
  label: string;
}

/** Where a segment is on a ruler, in px. */
export interface RulerSegment {
  x: number;
  width: number;
}

/**
 * Segments side by side on a ruler of `total`, and what is left of it.
 * @param values in the ruler's unit; negative ones count as 0
 * @throws RangeError when total isn't positive
 */
export function rulerSegments(values: readonly number[], total: number, width: number) {
  if (!(total > 0)) throw new RangeError(`A ruler of ${total} has no scale`);
  const scale = width / Math.max(total, sum(values));
  let x = 0;
  const parts: RulerSegment[] = values.map((value) => {
    const part = { x, width: Math.max(0, value) * scale };
    x += part.width;
    return part;
  });
  return { parts, rest: { x, width: Math.max(0, width - x) } };
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + Math.max(0, b), 0);

/** The step between numbered ticks, 1, 2 or 5 of a power of ten, so that a ruler has two to six. */
export function majorStep(total: number): number {
  const power = 10 ** Math.floor(Math.log10(total));
  const steps = [5, 2, 1, 0.5, 0.2, 0.1].map((n) => n * power);
  return steps.find((step) => total / step >= 2.5) ?? power;
}

/** A digit or comma of a tick's words in px, with the letters set as wide as WCAG 1.4.12 lets a reader set them. */
const digitWidth = 8.6;

/** The step between numbered ticks that leaves each its words on a ruler of a width (px). */
export function numberedStep(
  total: number,
  width: number,
  format: (value: number) => string,
): number {
  const step = majorStep(total);
  const longest = Math.max(...ticks(total, step).map((at) => format(at).length));
  return step * Math.ceil((longest * digitWidth) / ((step / total) * width));
}

/** The step between the small ticks: 1 where numbers are at every 2, 5 or 10, and likewise for other powers of ten. */
export function minorStep(major: number): number {
  const power = 10 ** Math.floor(Math.log10(major) + 1e-9);
  return Math.abs(major - power) < power * 1e-6 ? power / 10 : power;
}

/** Values of the ticks from 0 to total, without the drift of added fractions. */
export function ticks(total: number, step: number): number[] {
  return Array.from({ length: Math.floor(total / step + 1e-9) + 1 }, (_, i) =>
    Number((i * step).toFixed(6)),
  );
}
