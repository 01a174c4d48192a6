import { didYouMean } from '../../tools/nearest.ts';
import { faultNamed, parseFault } from '../faultText.ts';
import type { Gateway } from '../gateway.ts';
import { ControlError } from './error.ts';
import { readFaults } from './faultInput.ts';
import { readPins } from './pinInput.ts';

/** Splits `getBilling:status_5` at its first colon. */
function halves(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * What of an address of the portal isn't there: its `pin`, `fault` and `scenario`, each with what may have
 * been meant.
 */
export function wrongInAddress(
  { mock, scenarios }: Pick<Gateway, 'mock' | 'scenarios'>,
  query: URLSearchParams,
): string[] {
  const tries = [
    ...query.getAll('pin').map((text) => () => {
      const [id, example] = halves(text);
      readPins(mock.contract, { [id]: example });
    }),
    ...query.getAll('fault').map((text) => () => {
      const [pattern, kind] = halves(text);
      const fault = parseFault(kind);
      if (!fault) throw new ControlError(`${pattern}: ${faultNamed(kind)}`);
      readFaults(mock.contract, { [pattern]: fault });
    }),
    ...query.getAll('scenario').map((name) => () => {
      const known = scenarios.map((set) => set.name);
      if (!known.includes(name))
        throw new ControlError(`There is no scenario ${name}.${didYouMean(name, known)}`);
    }),
  ];
  return tries.flatMap((attempt) => {
    try {
      attempt();
      return [];
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return [error.message];
    }
  });
}
