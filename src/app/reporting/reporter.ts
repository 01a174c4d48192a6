import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { buildId, errorReference } from '@/lib/errorReference';
import { listen, observe, type Observed, routeAt } from '@/lib/observe';
import { type ReportBatch, type ReportEvent, reportEvent } from './event';

/** Events of a batch at most: a beacon may hold 64 kB. */
const most = 50;
/** Milliseconds that an event waits for others. */
const waitMs = 10_000;
/** Events of a page at most, so that a loop of errors is no flood. */
const mostOfPage = 500;

/**
 * Sends what is observed from now on and what was kept so far, in batches: after ten seconds, or when the page
 * is left (docs/production.md, Reports).
 * @param url where batches are sent; it gets no cookies but those of its own origin
 */
export function startReporting(url: string): void {
  let waiting: ReportEvent[] = [];
  let seen = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch: ReportBatch = { build: buildId(), events: waiting };
    waiting = [];
    // As text: for JSON a browser would ask another origin first, which it doesn't do while a page is left.
    navigator.sendBeacon(url, JSON.stringify(batch));
  };

  const take = (observed: Observed) => {
    const event = reportEvent(observed, errorReference(observed.at));
    if (!event || (seen += 1) > mostOfPage) return;
    waiting.push(event);
    if (waiting.length >= most) flush();
    else timer ??= setTimeout(flush, waitMs);
  };

  listen(take);
  const vital = ({ name, value, entries }: Metric) =>
    observe({ kind: 'vital', metric: name, value }, routeAt(entries.at(-1)?.startTime));
  onLCP(vital);
  onINP(vital);
  onCLS(vital);
  // After those of web-vitals, which give their last values at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}
