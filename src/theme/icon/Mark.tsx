import type { ReactNode } from 'react';

/** Shapes of the states, which differ without colour (docs/design.md §8). */
const shapes = {
  dashedCircle: <circle cx="8" cy="8" r="6" strokeDasharray="2.4 2.3" />,
  circle: <circle cx="8" cy="8" r="6" />,
  half: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" stroke="none" />
    </>
  ),
  lowerHalf: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M2 8a6 6 0 0 0 12 0z" fill="currentColor" stroke="none" />
    </>
  ),
  threeQuarter: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 8V2a6 6 0 1 1-6 6z" fill="currentColor" stroke="none" />
    </>
  ),
  filled: <circle cx="8" cy="8" r="6.5" fill="currentColor" stroke="none" />,
  dot: <circle cx="8" cy="8" r="4" fill="currentColor" stroke="none" />,
  done: (
    <>
      <circle cx="8" cy="8" r="6.8" fill="currentColor" stroke="none" />
      <path d="M4.7 8.2 7 10.500l4.3-4.7" stroke="var(--paper)" />
    </>
  ),
  square: (
    <>
      <path d="M2 2h12v12H2z" />
      <path d="M8 5v3.500M8 11v.2" />
    </>
  ),
  triangle: (
    <>
      <path d="M8 1.8 15 14H1z" />
      <path d="M8 6v3.800M8 11.700v.2" />
    </>
  ),
  slashed: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M12.2 3.8 3.8 12.2" />
    </>
  ),
  dashedSquare: (
    <>
      <path d="M2 2h12v12H2z" strokeDasharray="2.6 2.2" />
      <path d="M5.5 8h5" />
    </>
  ),
  cross: <path d="M3.5 3.500l9 9M12.5 3.500l-9 9" />,
  dash: <path d="M2.5 8h11" />,
} satisfies Record<string, ReactNode>;

export type MarkName = keyof typeof shapes;

/** The shape of a state, 16 wide; its word is beside it, so it is silent. */
export function Mark({ name, size = 16 }: { name: MarkName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
    >
      {shapes[name]}
    </svg>
  );
}
