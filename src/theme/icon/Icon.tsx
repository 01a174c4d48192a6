/** Line drawings in a box of 20, square caps (docs/design.md §7). */
export const drawings = {
  arrow: 'M3 10h13M11.5 5l5 5-5 5',
  back: 'M12 4.5 6.5 10l5.5 5.5',
  forward: 'M8 4.5l5.5 5.5L8 15.5',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  up: 'M4.5 12.5 10 7l5.5 5.5',
  external: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7',
  download: 'M10 3v9.5M5.5 8.5 10 13l4.5-4.5M4 16.5h12',
  search: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.7 12.7l4 4',
  copy: 'M7 7h9v9H7zM13 4H4v9',
  eye: 'M2 10c2-3.3 4.7-5 8-5s6 1.7 8 5c-2 3.3-4.7 5-8 5s-6-1.7-8-5zM10 7.700a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600z',
  eyeOff: 'M2 10c2-3.3 4.7-5 8-5s6 1.7 8 5c-2 3.3-4.7 5-8 5s-6-1.7-8-5zM4 16.5 16 3.5',
  lock: 'M4 9h12v8.500H4zM6.500 9V6a3.5 3.5 0 0 1 7 0v3',
  card: 'M2.5 4.500h15v11h-15zM2.5 8.500h15',
  pin: 'M10 17.500c-3.7-4-5.5-6.8-5.5-9.200a5.5 5.5 0 0 1 11 0c0 2.4-1.8 5.2-5.5 9.200zM10 6.500a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.600z',
  info: 'M10 2.800a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.400zM10 9v5M10 6.300v.2',
  warning: 'M10 3 18 17H2zM10 8.200v4M10 14.500v.2',
  octagon: 'M7 2.800h6L17.2 7v6L13 17.200H7L2.8 13V7zM10 6v5M10 13.800v.2',
  blocked: 'M10 2.800a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.400zM15 5 5 15',
  check: 'M3.5 10.5 8 15l8.5-9.5',
  close: 'M4.5 4.500l11 11M15.5 4.500l-11 11',
  menu: 'M2.5 5.500h15M2.5 10h15M2.5 14.500h15',
  chat: 'M3 3.500h14v10H8l-3.5 3.500v-3.500H3z',
  printer: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 12h8v5H6z',
  table: 'M3 3.500h14v13H3zM3 8h14M3 12.200h14',
  calendar: 'M3 4.500h14v12.500H3zM3 8.500h14M6.500 2.500v4M13.500 2.500v4',
  chart: 'M3 17h14M5.5 14v-4M10 14V4.500M14.5 14V7.5',
  reload: 'M16 10a6 6 0 1 1-2-4.500M14.5 2v4h-4',
  unplugged: 'M1 10h6M7 6v8M13 10h6M13 6v8M10 8.500v3',
} as const;

export type IconName = keyof typeof drawings;

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
      <path d={drawings[name]} />
    </svg>
  );
}
