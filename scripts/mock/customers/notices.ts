import type { Notice } from './customer.ts';

export const fibreNotices: Notice[] = [];
export const simNotices: Notice[] = [];
