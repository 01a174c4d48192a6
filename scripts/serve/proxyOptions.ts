import type { ProxyOptions } from '../mock/proxy/proxy.ts';
import { CommandLineError } from '../tools/commandLine.ts';

/** What the command line says about a backend. */
interface Typed {
  proxy: string | undefined;
  'proxy-only': string | undefined;
  'proxy-user': string | undefined;
}

/**
 * Where chosen calls go, and who logs in there.
 * @returns undefined without `--proxy`
 * @throws CommandLineError with one line that says what is missing or wrong
 */
export async function proxyOptions(typed: Typed): Promise<ProxyOptions | undefined> {
  const { proxy: target, 'proxy-only': only, 'proxy-user': user } = typed;
  if (target === undefined) return undefined;
  const password = process.env['MINAMO_PASSWORD'];
  if (only === undefined)
    throw new CommandLineError(
      '--proxy needs --proxy-only: which calls go there, such as reads,postCharge.',
    );
  if (user === undefined || !password)
    throw new CommandLineError(
      '--proxy needs --proxy-user, and the password in the environment as MINAMO_PASSWORD.',
    );
  const { hostsOf } = await import('../contract/check/target.ts');
  const hosts = await hostsOf(target).catch((error: Error) => {
    throw new CommandLineError(error.message.replace('--target', '--proxy'));
  });
  return { hosts, only: only.split(',').filter(Boolean), user, password };
}
