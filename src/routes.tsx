import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Chrome } from '@/shell/Shell';

export interface ScreenRoute {
  path: string;
  title: string;
  chrome: Chrome;
  load: () => Promise<{ default: ComponentType }>;
  /** The reads that start at navigation, beside the screen's code. */
  prefetch?: (params: Params) => FetchQueryOptions[];
}

const normal: Chrome = { header: 'full', footer: 'full' };
const procedure: Chrome = { header: 'full', footer: 'short' };
const alone: Chrome = { header: 'none', footer: 'none' };

/** Every screen but /login: where it is, what it is called, what surrounds it, its code and its reads. */
export const routes: ScreenRoute[] = [];
