import { didYouMean } from '../../tools/nearest.ts';
import { ControlError } from '../control/error.ts';
import type { Gateway } from '../gateway.ts';
import { faultsOf, readScenarioSets, type ScenarioSet } from './scenarioSets.ts';

const isFile = (scenario: string) => scenario.endsWith('.json');

/**
 * The sets that a mock knows: those that ship, after those of a file that it was started with.
 * @throws ControlError when a set pins what the contract does not have
 */
export function scenariosOf({ mock }: Pick<Gateway, 'mock'>, started?: string): ScenarioSet[] {
  const own = started && isFile(started) ? readScenarioSets(mock.contract, started) : [];
  return [...own, ...readScenarioSets(mock.contract)];
}

/**
 * Puts the pins and faults of a set in the place of all others, for everybody.
 * @param name its name, or the file that the mock was started with for its first
 * @throws ControlError when there is no such set
 */
export function playScenario(gateway: Gateway, name: string): ScenarioSet {
  const [first] = gateway.scenarios;
  const set = isFile(name) ? first : gateway.scenarios.find((one) => one.name === name);
  if (!set) {
    const known = gateway.scenarios.map((one) => one.name);
    throw new ControlError(
      `There is no scenario ${name}; there are ${known.join(', ')}.${didYouMean(name, known)}`,
    );
  }
  gateway.pins.clear();
  for (const [operationId, text] of Object.entries(set.pins)) gateway.pins.set(operationId, text);
  gateway.faults.clear();
  for (const [pattern, fault] of faultsOf(gateway.mock.contract, set))
    gateway.faults.set(pattern, fault);
  return set;
}
