import { breakpoints } from '@/theme/media';

/** The lanes are shown from this width on; below it only the agenda is (docs/design.md §7). */
export const lanesFrom = `@media screen and (min-width: ${breakpoints.max}px)`;
