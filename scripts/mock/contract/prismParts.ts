import { createRequire } from 'node:module';
// Only this file imports internal modules of Prism: Prism's index loads all locales of a faker, which takes a
// second (docs/decisions.md). The version is pinned, and tests/unit/packageInternals.test.ts checks it.
import type Negotiator from '@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers.js';

export { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
export { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';

// By `require`, since Node and Vitest disagree about the default export of a CommonJS module.
const required = createRequire(import.meta.url)(
  '@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers.js',
) as { default: typeof Negotiator };

/** Chooses the example with which a valid request is answered. */
export const negotiator: typeof Negotiator = required.default;
