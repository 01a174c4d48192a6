import type { ComponentType } from 'react';
import type { FetchQueryOptions } from '@tanstack/react-query';

/** What surrounds a screen. `document` is the page of its own: logo and a note, no navigation, no chat. */
export interface Chrome {
  header: 'full' | 'document' | 'none';
  footer: 'full' | 'short' | 'none';
}

export interface ScreenRoute {
  path: string;
  title: string;
  chrome: Chrome;
  load: () => Promise<{ default: ComponentType }>;
  /** The reads that start at navigation, beside the screen's code. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => FetchQueryOptions[];
}

export const normal: Chrome = { header: 'full', footer: 'full' };
export const procedure: Chrome = { header: 'full', footer: 'short' };
