import { type IconName, paths } from './paths';

interface IconProps {
  name: IconName;
  /** Edge in px; the drawing stays 1.6 wide at 20. */
  size?: number;
}

/** A line icon, always beside its words and therefore silent (docs/design.md §7). */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={paths[name]} />
    </svg>
  );
}
