import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What a supported browser knows under its own name only. */
const prefixed = /^(user-select|print-color-adjust)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !prefixed.test(element.props as string)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where emotion keeps the styles of a document. Its own prefixer looks at every declaration for browsers far
 * older than the supported ones (docs/production.md, Browsers), which is a sixth of the time in which a
 * page's styles are made.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefix] });
