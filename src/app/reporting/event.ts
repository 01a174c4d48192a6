import type { Observed } from '@/lib/observe';

/**
 * All that a report may hold, field by field, with what its value must look like. What isn't here stays in the
 * page: no message of an error, no address with its values, nothing that a customer typed or that a server said.
 * Four digits in a row are part of no name in the contract, but of numbers that belong to somebody.
 */
const fields = {
  error: {
    name: /^[A-Za-z]{1,40}$/,
    frames: /^(assets\/[\w.-]+\.js:\d+:\d+( |$)){1,20}$/,
  },
  call: {
    operation: /^[A-Z]{3,6} (?!.*\d{4})\/[\w/{}.-]{1,120}$/,
    outcome: /^(\d{3}|no_response|offline|failed)$/,
    code: /^(?!.*\d{4})[a-z][a-z0-9_]{0,59}$/,
    trace: /^[0-9a-f]{32}$/,
  },
  unknown_outcome: {},
  csp: {
    directive: /^[a-z-]{1,40}$/,
    blocked: /^([a-z-]{1,20}|(https?|wss?):\/\/[\w.:-]{1,120})$/,
  },
  vital: { metric: /^(LCP|INP|CLS)$/, value: /^\d{1,7}(\.\d{1,4})?$/ },
} as const satisfies Record<Observed['kind'], Record<string, RegExp>>;

/** Of every report. */
const commonFields = {
  kind: /^[a-z_]{1,20}$/,
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  /** As in the route table; in brackets where no screen of it is open. */
  route: /^((?!.*\d{4})\/[\w/:*.-]{0,80}|\(\w{1,20}\))$/,
  reference: /^E-\d{4}-\d\d-\d{4}(-[0-9A-F]{4})?$/,
} as const;

/** One thing that is reported: texts by the names of `fields` and `commonFields`. */
export type ReportEvent = Record<string, string>;

/** What is sent at once. */
export interface ReportBatch {
  /** The build's id; empty in development. */
  build: string;
  events: ReportEvent[];
}

/** Leaves out what the list doesn't allow. @returns undefined when a common field is wrong */
export function reportEvent(observed: Observed, reference: string): ReportEvent | undefined {
  const { kind, at, route } = observed;
  const common = { kind, at: at.toISOString(), route, reference };
  const given: Record<string, string> = { ...common, ...ownFields(observed) };
  const allowed: Record<string, RegExp> = { ...commonFields, ...fields[kind] };
  const kept = Object.entries(given).filter(([name, value]) => allowed[name]?.test(value));
  const event = Object.fromEntries(kept);
  return Object.keys(common).every((name) => name in event) ? event : undefined;
}

/** What is wrong with a batch that was received; empty when it is one. */
export function batchProblems(batch: unknown): string[] {
  if (!isObject(batch) || !Array.isArray(batch['events'])) return ['it is no batch of events'];
  if (!/^([0-9a-f]{8})?$/.test(String(batch['build']))) return ['"build" is no id of a build'];
  return batch['events'].flatMap((event: unknown, index) => {
    if (!isObject(event)) return [`events.${index} is no object`];
    const kind = event['kind'];
    if (typeof kind !== 'string' || !Object.hasOwn(fields, kind))
      return [`events.${index}.kind is none of ${Object.keys(fields).join(', ')}`];
    const allowed: Record<string, RegExp> = {
      ...commonFields,
      ...fields[kind as keyof typeof fields],
    };
    return Object.entries(event).flatMap(([name, value]) =>
      typeof value === 'string' && allowed[name]?.test(value)
        ? []
        : [`events.${index}.${name} may not be reported as it is`],
    );
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ownFields(observed: Observed): Record<string, string> {
  switch (observed.kind) {
    case 'error':
      return errorFields(observed.error);
    case 'call': {
      const { operation, outcome, code, trace } = observed;
      return { operation, outcome, ...(code && { code }), ...(trace && { trace }) };
    }
    case 'csp':
      return { directive: observed.directive, blocked: withoutPath(observed.blocked) };
    case 'vital':
      return { metric: observed.metric, value: String(Number(observed.value.toFixed(4))) };
    case 'unknown_outcome':
      return {};
  }
}

/** The name of an error and where it was thrown, in files of the build; its message may hold anything. */
function errorFields(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: 'Thrown' };
  const frames = [...(error.stack ?? '').matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)]
    .map(([, frame = '']) => frame)
    .slice(0, 20);
  return { name: error.name, ...(frames.length > 0 && { frames: frames.join(' ') }) };
}

/** `https://example.com` of an address; the browser's own words (`inline`, `eval`, `data`) stay. */
function withoutPath(blocked: string): string {
  const found = /^((https?|wss?):\/\/[^/?#]+)/.exec(blocked)?.[1];
  return found ?? blocked;
}
