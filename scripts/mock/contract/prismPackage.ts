import { createRequire } from 'node:module';
import type * as Prism from '@stoplight/prism-http';

const require = createRequire(import.meta.url);
const ofPrism = createRequire(require.resolve('@stoplight/prism-http'));

/**
 * What Prism loads for answers that are never asked of it: 2,062 files of made-up names, since made-up answers are
 * our own (generated/), and the readers of Postman's collections. They are loaded once something uses them.
 */
const unused = ['@faker-js/faker', '@stoplight/http-spec/postman/operation'];

/** An object whose fields are those of another, which is made once one of them is asked for. */
const lazily = (make: () => object, known: object = {}): object =>
  new Proxy(known, {
    get: (own, key) => Reflect.get(key in own ? own : make(), key) as unknown,
  });

for (const name of unused) {
  const file = ofPrism.resolve(name);
  const load = () => {
    if (require.cache[file] === deferred) delete require.cache[file];
    return ofPrism(name) as object;
  };
  const byDefault = lazily(() => Reflect.get(load(), 'default') as object);
  const exports = lazily(load, { default: byDefault });
  const deferred = { id: file, filename: file, loaded: true, exports } as NodeJS.Module;
  require.cache[file] ??= deferred;
}

/** Prism's engine, without what it doesn't need here. */
export const { createInstance, getHttpOperationsFromSpec } =
  require('@stoplight/prism-http') as typeof Prism;
