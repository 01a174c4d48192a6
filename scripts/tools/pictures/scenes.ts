import type { Flow } from '../../../tests/e2e/flows/flow.ts';
import type { Fault } from '../../mock/faults.ts';

/** What a picture shows: what is usual, the longest that the contract allows, or mistakes and failures. */
export const kindsOfData = ['normal', 'longest', 'error'] as const;
export type Data = (typeof kindsOfData)[number];

/** How far a procedure is walked, and what is taken of it. */
export type Walk = { flow: Flow } & (
  | { to: 'done' | 'refused' | 'nothing entered' }
  /** Usual examples up to the last press, since the flow chooses among what they offer; these pins from then on. */
  | { to: 'longest'; pins: Readonly<Record<string, string>> }
);

/** One opening of an address, and all the pictures that are made of it. */
export interface Scene {
  /** Begins the names of its files: `contract_quit`. */
  name: string;
  address: string;
  data: Data;
  /** Demo customer who is logged in; nobody when absent. */
  as?: string;
  /** Named examples that are answered with, by operation. */
  pins?: Readonly<Record<string, string>>;
  faults?: Readonly<Record<string, Fault>>;
  /** Whether its reads fail, except those without which there is no page. */
  isFailing?: boolean;
  /** The procedure that is walked from there. */
  walk?: Walk;
  /** Whether it is also taken as it is printed. */
  isPrinted?: boolean;
}

/** What the pictures are made of, besides the addresses of the route table and the procedures. */
interface Made {
  addresses: readonly string[];
  flows: readonly Flow[];
  /** Reads that have an example of the longest that can be. */
  longest: readonly string[];
}

const usual = 'mizuno.keiko';
const longestCustomer = 'kanzaki.sakuranosuke';

/** Reached without a login, or by an address that another company made. */
const isOpen = (address: string) =>
  /^\/(?:$|login$|unsupported|password_reset|entry_cancel|mobile\/onestop|mobile\/contract\/quit\/onestop)/.test(
    address,
  );

/** `/mobile/contract/` → `mobile_contract`. */
const nameOf = (address: string): string =>
  address.replace(/^\/|\/$/g, '').replaceAll('/', '_') || 'front';

/** All scenes: each address and each procedure, with each kind of data. */
export function scenesOf({ addresses, flows, longest }: Made): Scene[] {
  const pins = Object.fromEntries(longest.map((operationId) => [operationId, 'longest']));
  const ofAddress = (address: string): Scene[] => {
    const common = { name: nameOf(address), address };
    const isPrinted = /^\/(?:mobile\/)?billing\/\d/.test(address);
    if (isOpen(address)) return [{ ...common, data: 'normal' }];
    return [
      { ...common, data: 'normal', as: usual, isPrinted },
      { ...common, data: 'longest', as: longestCustomer, pins, isPrinted },
      { ...common, data: 'error', as: usual, isFailing: true },
    ];
  };
  return [...addresses.flatMap(ofAddress), ...ofFlows(flows, pins)];
}

function ofFlows(flows: readonly Flow[], longest: Scene['pins']): Scene[] {
  const met = new Map<string, number>();
  return flows.flatMap((flow) => {
    const count = (met.get(flow.path) ?? 0) + 1;
    met.set(flow.path, count);
    const common = {
      // A second procedure that begins at the same address has a number.
      name: `${nameOf(flow.path)}-steps${count > 1 ? count : ''}`,
      address: flow.path,
      as: flow.as,
      pins: flow.pins ?? {},
    };
    const refused = { [flow.writes]: { kind: 'server_error' } } as const;
    return [
      { ...common, data: 'normal', walk: { flow, to: 'done' }, isPrinted: true },
      {
        ...common,
        data: 'longest',
        walk: { flow, to: 'longest', pins: { ...longest, ...flow.pins } },
      },
      { ...common, data: 'error', walk: { flow, to: 'nothing entered' } },
      { ...common, data: 'error', faults: refused, walk: { flow, to: 'refused' } },
    ] satisfies Scene[];
  });
}
