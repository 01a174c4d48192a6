import type { Data } from './scenes.ts';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** One picture that was made. */
export interface Picture {
  /** Name of its file: `contract_quit.normal.375.light.png`. */
  file: string;
  /** Name of its scene: `contract_quit`, `contract_quit-steps`. */
  scene: string;
  /** What of it: `2-confirm`; nothing for the address itself. */
  step: string;
  /** Where it was made. */
  address: string;
  data: Data;
  /** 375, 1280, or how it is printed. */
  size: string;
  scheme: Scheme;
}
