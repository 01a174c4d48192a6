import { breakpoints } from '@/theme/media';

/** The lanes stand from this width on; below it the agenda stands alone (docs/design.md §7). */
export const lanesFrom = `@media screen and (min-width: ${breakpoints.max}px)`;
