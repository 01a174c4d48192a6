import { commandLine, CommandLineError } from '../../tools/commandLine.ts';
import { sourceConfig } from '../hosts.ts';

const command = {
  name: 'npm run build',
  does: 'builds the portal into dist/, and into dist-host/ what a host needs besides',
  options: {
    config: { value: 'FILE', does: 'the environment’s config.json (that of the mock)' },
    base: { value: '/mypage/', does: 'the path of its origin that the portal is served at (/)' },
    'hsts-subdomains': { does: 'HSTS holds for all subdomains too' },
  },
} as const;

/**
 * Reads the command line of `npm run build -- …`; `--help` ends the process.
 * @throws CommandLineError with one line that says what is wrong
 */
export function hostOptions(args = process.argv.slice(2)): {
  configFile: string;
  base: string;
  hstsSubdomains: boolean;
} {
  const { values } = commandLine(command, args);
  const { config: configFile = sourceConfig, base = '/' } = values;
  if (!/^\/([\w-]+\/)*$/.test(base))
    throw new CommandLineError(`--base ${base} is no path between slashes, such as /mypage/.`);
  return { configFile, base, hstsSubdomains: values['hsts-subdomains'] };
}
