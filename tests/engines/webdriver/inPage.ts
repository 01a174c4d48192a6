/** What the protocol writes in place of a value of the page. */
export type RemoteValue =
  | { handle: string }
  | { sharedId: string }
  | { type: string; value?: unknown; handle?: string; sharedId?: string };

/** How a call in the page ended. */
export type Outcome =
  | { type: 'success'; result: RemoteValue }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** A page at one moment. */
export interface State {
  /** Differs for each document. */
  realm: string;
  readyState: DocumentReadyState;
  url: string;
  /** How many steps through the history there were: a step may lead to the same address. */
  steps: number;
  /** Calls that have ended since the last look. */
  ended: [call: number, outcome: Outcome][];
  /** What went to the console since the last look, of errors and warnings. */
  said: string[];
}

/** The immediate result of a call. */
export interface Called {
  state: State;
  /** Absent while its promise isn't settled; `lost` when its handles are of an earlier document. */
  outcome?: Outcome | 'lost';
}

interface InPage {
  look: () => State;
  call: (
    call: number,
    made: () => (...args: unknown[]) => unknown,
    values: RemoteValue[],
    isOwned: boolean,
  ) => Called;
  disown: (handles: string[]) => void;
  /** Takes texts without spaces and brackets, each with its code. */
  learn: (texts: Record<string, () => unknown>) => void;
}

/**
 * Puts into a document what the protocol keeps for it: handles of its objects and calls that haven't ended.
 * Its text is sent to the page, so it names nothing outside of itself.
 */
export function inPage(): InPage {
  const place = document as Document & { inPage?: InPage };
  if (place.inPage) return place.inPage;
  const realm = `${Date.now()}-${Math.random()}`;
  const objects = new Map<string, unknown>();
  const ended: [number, Outcome][] = [];
  const said: string[] = [];
  let steps = 0;
  const known: Record<string, () => unknown> = {};
  const lost = new Error();

  const keep = (value: unknown) => {
    const handle = `${realm}/${objects.size}-${Math.random()}`;
    objects.set(handle, value);
    return handle;
  };
  const kept = (handle: string) => {
    if (!objects.has(handle)) throw lost;
    return objects.get(handle);
  };
  const read = (remote: RemoteValue): unknown => {
    if ('handle' in remote && remote.handle) return kept(remote.handle);
    if ('sharedId' in remote && remote.sharedId) return kept(remote.sharedId);
    const { type, value } = remote as { type: string; value?: unknown };
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'array') return (value as RemoteValue[]).map(read);
    if (type === 'object')
      return Object.fromEntries(
        (value as [RemoteValue, RemoteValue][]).map((pair) => pair.map(read)),
      ) as object;
    return value;
  };
  const write = (value: unknown, isOwned: boolean): RemoteValue => {
    if (value === null) return { type: 'null' };
    if (value instanceof Node) {
      const handle = keep(value);
      return { type: 'node', sharedId: handle, ...(isOwned && { handle }) };
    }
    if (typeof value === 'number')
      return {
        type: 'number',
        value: Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value),
      };
    if (typeof value !== 'object' && typeof value !== 'function')
      return { type: typeof value, value };
    const type = Array.isArray(value) ? 'array' : typeof value;
    if (isOwned) return { type, handle: keep(value) };
    if (Array.isArray(value)) return { type, value: value.map((one) => write(one, false)) };
    return { type, value: Object.entries(value).map(([key, one]) => [key, write(one, false)]) };
  };
  const thrown = (error: unknown): Outcome => ({
    type: 'exception',
    exceptionDetails: {
      text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    },
  });
  const look = (): State => ({
    realm,
    readyState: document.readyState,
    url: location.href,
    steps,
    ended: ended.splice(0),
    said: said.splice(0),
  });

  const made: InPage = {
    look,
    call: (call, make, values, isOwned) => {
      const returned = (value: unknown): Outcome => ({
        type: 'success',
        result: write(value, isOwned),
      });
      try {
        const result: unknown = make()(...values.map(read));
        if (!(result instanceof Promise)) return { state: look(), outcome: returned(result) };
        result.then(
          (value) => ended.push([call, returned(value)]),
          (error: unknown) => ended.push([call, thrown(error)]),
        );
        return { state: look() };
      } catch (error) {
        return { state: look(), outcome: error === lost ? 'lost' : thrown(error) };
      }
    },
    disown: (handles) => handles.forEach((handle) => objects.delete(handle)),
    learn: (texts) => Object.assign(known, texts),
  };
  // Playwright runs a test's functions by `eval`, which the page's policy forbids, so their code is sent along.
  const before = window.eval.bind(window);
  window.eval = (text: string) => {
    const code = known[text.replace(/[\s();]/g, '')];
    return (code ? code() : before(text)) as unknown;
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      said.push(`console.${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  addEventListener('popstate', () => (steps += 1));
  addEventListener('error', ({ message }) => said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(`${violatedDirective}: ${blockedURI} is against the policy`),
  );
  Object.defineProperty(place, 'inPage', { value: made });
  return made;
}
