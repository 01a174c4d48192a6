import styled from '@emotion/styled';
import { useId } from 'react';
import { formatNumber } from '@/lib/yen';
import { ChartBox, useWidth } from './ChartBox';
import { type Fill, fillOf, fills, Hatch } from './Pattern';
import {
  majorStep,
  minorStep,
  numberedStep,
  type RulerMark,
  rulerSegments,
  ticks,
} from './rulerScale';

const Box = styled(ChartBox)`
  text {
    font-size: 12px;
  }
  text[data-number] {
    font-size: 14px;
    font-weight: 700;
    fill: var(--ink);
  }
`;

export interface RulerPart {
  key: string;
  /** What the number means; the legend or the table beside shows it. */
  label: string;
  value: number;
  /** By place unless said: solid, hatched, pale. */
  fill?: Fill;
}

interface RulerProps {
  /** The whole in a sentence: what a screen reader says for the drawing. */
  label: string;
  parts: readonly RulerPart[];
  /** The length of the ruler; the parts and the dashed rest fill it. */
  total: number;
  /** Words in the dashed rest: 使った分. */
  restLabel?: string;
  unit: string;
  /** Words of a numbered tick; the unit is at the 0 unless said. */
  format?: (value: number) => string;
  /** These words instead of numbered ticks: 0回, 14回目, 24回. */
  marks?: readonly RulerMark[];
  /** Step of the small ticks. */
  minor?: number;
  /** 26 for costs, 18 for instalments and waiting; data is 34. */
  height?: number;
  /** No numbers above: one part needs none. */
  unnumbered?: boolean;
}

/** Every part of a whole, drawn at the width that is there (docs/design.md §9). */
export function Ruler({
  label,
  parts,
  total,
  restLabel,
  unit,
  format = (value) => (value === 0 ? `0${unit}` : formatNumber(value)),
  marks,
  minor,
  height = 34,
  unnumbered,
}: RulerProps) {
  const hatch = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const top = unnumbered ? 0 : 24;
  const { parts: segments, rest } = rulerSegments(
    parts.map((part) => part.value),
    total,
    width,
  );
  return (
    <Box ref={box}>
      <svg role="img" aria-label={label} width={width} height={top + height + 32}>
        <defs>
          <Hatch id={hatch} />
        </defs>
        {width > 0 && (
          <>
            {rest.width > 1 && (
              <rect
                x={rest.x + 0.5}
                y={top + 0.5}
                width={rest.width - 1}
                height={height - 1}
                fill="none"
                stroke="var(--field)"
                strokeDasharray="3 3"
              />
            )}
            {restLabel && rest.width > 64 && (
              <text x={rest.x + rest.width / 2} y={top + height / 2 + 4} textAnchor="middle">
                {restLabel}
              </text>
            )}
            {segments.map((segment, index) => {
              const part = parts[index];
              if (!part || segment.width === 0) return null;
              return (
                <g key={part.key}>
                  <rect
                    x={segment.x + 0.5}
                    y={top + 0.5}
                    width={Math.max(1, segment.width - 1)}
                    height={height - 1}
                    fill={fillOf(part.fill ?? fills[index % fills.length] ?? 'pale', hatch)}
                    stroke="var(--svc)"
                  />
                  {!unnumbered && segment.width >= 10 && (
                    <text data-number x={segment.x + segment.width / 2} y={15} textAnchor="middle">
                      {index + 1}
                    </text>
                  )}
                </g>
              );
            })}
            <RulerTicks
              y={top + height + 3}
              width={width}
              total={Math.max(
                total,
                parts.reduce((sum, part) => sum + part.value, 0),
              )}
              marks={marks}
              minor={minor}
              format={format}
            />
          </>
        )}
      </svg>
    </Box>
  );
}

interface RulerTicksProps {
  y: number;
  width: number;
  total: number;
  marks?: readonly RulerMark[];
  minor?: number;
  format: (value: number) => string;
}

/** Ticks and their words below a ruler; the words at its ends stay inside it. */
function RulerTicks({ y, width, total, marks, minor, format }: RulerTicksProps) {
  const step = majorStep(total);
  const numbered =
    marks ??
    ticks(total, numberedStep(total, width, format)).map((at) => ({ at, label: format(at) }));
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
