import { createContext, type ReactNode } from 'react';

/** A section of a page that has an index. */
export interface IndexedSection {
  id: string;
  label: ReactNode;
  element: HTMLElement;
}

/** Enters a section in the index of its page, and gives what takes it out; undefined on pages without one. */
export const SectionIndex = createContext<((section: IndexedSection) => () => void) | undefined>(
  undefined,
);
