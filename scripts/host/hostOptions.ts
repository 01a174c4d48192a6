import { parseArgs } from 'node:util';
import { sourceConfig } from '../serve/hosts.ts';

const usage = 'Options: --config FILE, --base /mypage/, --hsts-subdomains';

/**
 * Reads the command line of `npm run build -- …`.
 * @throws Error with one line that says what is wrong and what is known
 */
export function hostOptions(args = process.argv.slice(2)): {
  configFile: string;
  base: string;
  hstsSubdomains: boolean;
} {
  try {
    const { values } = parseArgs({
      args,
      options: {
        config: { type: 'string', default: sourceConfig },
        base: { type: 'string', default: '/' },
        'hsts-subdomains': { type: 'boolean', default: false },
      },
    });
    const { config: configFile, base } = values;
    if (!/^\/([\w-]+\/)*$/.test(base))
      throw new Error(`--base ${base} is no path between slashes.`);
    return { configFile, base, hstsSubdomains: values['hsts-subdomains'] };
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n')[0] ?? ''} ${usage}`);
  }
}
