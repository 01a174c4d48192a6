import { batchProblems, type ReportBatch } from '@/app/reporting/event.ts';
import { json } from '../http/response.ts';
import { bodyOf } from './body.ts';
import type { ControlCall } from './controlCall.ts';
import { ControlError } from './error.ts';

const kept = 200;

/** Where the portal sends its reports in development and tests; what may not be reported is refused. */
export const reportCalls: Record<string, ControlCall> = {
  'POST reports': ({ reports }, request) => {
    const batch = bodyOf(request);
    const problems = batchProblems(batch);
    if (problems.length > 0) throw new ControlError(`${problems.join('; ')}.`);
    reports.push(batch as unknown as ReportBatch);
    if (reports.length > kept) reports.shift();
    return json(200, {});
  },
  'GET reports': ({ reports }) => json(200, reports),
  'DELETE reports': ({ reports }) => {
    reports.length = 0;
    return json(200, {});
  },
};
