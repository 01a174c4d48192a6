import { followCalls, followSearch, forgetCalls, render } from './calls.ts';
import { showClock } from './clock.ts';
import { part } from './dom.ts';
import { showFaults } from './faults.ts';
import { showLedger } from './ledger.ts';
import { showLogins } from './logins.ts';
import { learnOperations, showPins } from './pins.ts';
import { showProblems } from './problems.ts';
import { showReports } from './reports.ts';

const everySecond = 1_000;
const everyMinute = 30_000;

render();
followSearch();
const operations = await learnOperations();
addEventListener('pins-changed', () => void showPins());
addEventListener('faults-changed', () => void showFaults(operations));
await Promise.all([
  showPins(),
  showFaults(operations),
  showClock(),
  showLogins(),
  showLedger(),
  followCalls(),
]);

const unreached = 'モックに届きません。';

function follow(): void {
  Promise.all([followCalls(), showProblems(), showReports()])
    .then(() => {
      if (part('said').textContent === unreached) part('said').textContent = '';
    })
    .catch(() => {
      forgetCalls();
      part('said').textContent = unreached;
    })
    .finally(() => setTimeout(follow, everySecond));
}
follow();
// Time goes on and others log in. A part in which somebody is working isn't redrawn.
setInterval(() => {
  const focused = document.activeElement;
  if (!part('time').contains(focused)) void showClock();
  if (!part('happened').contains(focused)) void showLedger();
  if (!part('sessions').contains(focused) && !part('people').contains(focused)) void showLogins();
}, everyMinute);
