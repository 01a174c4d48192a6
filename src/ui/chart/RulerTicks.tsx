import { majorStep, minorStep, type RulerMark, ticks } from './rulerScale';

interface RulerTicksProps {
  y: number;
  width: number;
  total: number;
  marks?: readonly RulerMark[];
  minor?: number;
  format: (value: number) => string;
}

/** Ticks and their words below a ruler; the words at its ends stay inside it. */
export function RulerTicks({ y, width, total, marks, minor, format }: RulerTicksProps) {
  const step = majorStep(total);
  const numbered = marks ?? ticks(total, step).map((at) => ({ at, label: format(at) }));
  const at = (value: number) => Math.min(width - 0.5, Math.max(0.5, (value / total) * width));
  const wanted = minor ?? minorStep(step);
  // Closer than 4px they are no ticks but a grey band.
  const small = (wanted / total) * width >= 4 ? ticks(total, wanted) : [];
  return (
    <g stroke="var(--field)" aria-hidden="true">
      {small.map((value) => (
        <path key={value} d={`M${at(value)} ${y}v4`} />
      ))}
      {numbered.map(({ at: value, label }) => (
        <g key={value}>
          <path d={`M${at(value)} ${y}v8`} stroke="var(--ink-2)" />
          <text
            x={at(value)}
            y={y + 22}
            stroke="none"
            textAnchor={value === 0 ? 'start' : value / total > 0.97 ? 'end' : 'middle'}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
