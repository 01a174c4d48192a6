import type { Customer } from './customer.ts';
import { funaki } from './funaki.ts';
import { hamano } from './hamano.ts';
import { hayase } from './hayase.ts';
import { irie } from './irie.ts';
import { kanzaki } from './kanzaki.ts';
import { kawase } from './kawase.ts';
import { kobato } from './kobato.ts';
import { mitsushima } from './mitsushima.ts';
import { mizuno } from './mizuno.ts';
import { nagai } from './nagai.ts';
import { oki } from './oki.ts';
import { saegusa } from './saegusa.ts';
import { seto } from './seto.ts';
import { tokita } from './tokita.ts';

/** Everybody who can log in to the mock, in the order in which they are introduced. */
export const demoCustomers: readonly Customer[] = [
  mizuno,
  kawase,
  irie,
  hayase,
  saegusa,
  tokita,
  kobato,
  nagai,
  oki,
  seto,
  funaki,
  mitsushima,
  hamano,
  kanzaki,
];
