import { prepare } from './prepare.ts';

// The image has this file, bundled, beside the build.
try {
  prepare(import.meta.dirname, process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
