import { createRequire } from 'node:module';
// The one place that imports Prism's parts one by one: its index loads every locale of a faker, which takes
// a second for nothing (docs/decisions.md). Its version is pinned, and scripts/privateDoors.test.ts holds it.
import type Negotiator from '@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers.js';

export { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
export { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';

// Required, since Node and Vitest disagree about the default export of such a module.
const required = createRequire(import.meta.url)(
  '@stoplight/prism-http/dist/mocker/negotiator/NegotiatorHelpers.js',
) as { default: typeof Negotiator };

/** Chooses the example with which a valid request is answered. */
export const negotiator = required.default;
