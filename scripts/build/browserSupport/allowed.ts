/** What the code names and a supported browser lacks, with the reason why it works there all the same. */
export const allowed: Record<string, string> = {
  'document.startViewTransition':
    'React Router asks whether it is there, and the portal asks for no transition',
  'Intl.Segmenter':
    'asked for before it is used; without it long names break by the browser’s rule, and an emoji of several counts as several letters',
  'color-mix()': 'MUI writes it only for a theme with `nativeColor`',
  'oklch()': 'MUI writes it only for a theme with `nativeColor`',
  'HTMLInputElement.alpha': 'it is `theme.alpha` of MUI, no field for colours',
  CloseWatcher: 'asked for before it is used; without it a way back leads to the page before',
  'navigator.share': 'offered only where the browser has it',
  'Document.startViewTransition': 'React asks for it for its `ViewTransition`, which is not used',
  PerformanceEventTiming: 'web-vitals asks for it; without it no INP is reported',
  'Iterator.toArray': 'it is React’s `Children.toArray`',
};
