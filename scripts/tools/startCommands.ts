import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command did until it ended. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Thrown in place of the end of the process. */
class Ended extends Error {}

/**
 * Starts commands one after another in this process: they share most of their modules, which a process for each
 * would load again.
 * @param commands files with their arguments, none of which may be a module of one before it
 */
async function startAll(commands: readonly [file: string, args: string[]][]): Promise<Ran[]> {
  const all: Ran[] = [];
  for (const [file, args] of commands) {
    let code: number | undefined;
    const said = { stdout: '', stderr: '' };
    // What comes after the end of a command comes from its own handling of errors.
    const hear = (stream: keyof typeof said) => (text: string | Uint8Array) => {
      if (code === undefined) said[stream] += String(text);
      return true;
    };
    process.argv = [process.execPath, path.resolve(file), ...args];
    process.exitCode = undefined;
    process.exit = (given) => {
      code ??= Number(given ?? 0);
      throw new Ended();
    };
    process.stdout.write = hear('stdout');
    process.stderr.write = hear('stderr');
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      if (!(error instanceof Ended)) said.stderr += String(error);
    }
    all.push({ code: code ?? Number(process.exitCode ?? 0), ...said });
  }
  return all;
}

// Of this process itself: each command gets others.
const exit = process.exit.bind(process);
const write = process.stdout.write.bind(process.stdout);
const commands = JSON.parse(process.argv[2] ?? '[]') as [string, string[]][];
const ran = await startAll(commands);
write(JSON.stringify(ran), () => exit(0));
