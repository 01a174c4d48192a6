import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { lettersOf } from '@/lib/characters';
import { markOf } from '@/lib/markOf';
import { type } from '@/theme/type';
import { deviceStorage, readJson } from './storage';

const key = 'minamo.line_names';

/** Letters of a name at most. */
export const longestName = 20;

const listeners = new Set<() => void>();
const inOtherTab = ({ key: changed }: StorageEvent) => {
  // Without a key all was deleted.
  if (changed === key || changed === null) for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', inOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', inOtherTab);
  };
}

// A line belongs to one customer, so its own mark is enough to tell customers apart.
const markOfLine = (serviceId: string) => String(markOf('line', serviceId));

function read(): Record<string, unknown> {
  const kept = readJson(deviceStorage(), key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** The name that a line was given on this device; undefined where it has none. */
export function lineName(serviceId: string): string | undefined {
  const name = read()[markOfLine(serviceId)];
  return typeof name === 'string' && name !== ''
    ? lettersOf(name).slice(0, longestName).join('')
    : undefined;
}

/** The same as state: it follows a change of the name, in another tab too. */
export const useLineName = (serviceId: string | undefined): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (serviceId === undefined ? undefined : lineName(serviceId)),
    () => undefined,
  );

/**
 * Keeps a name on this device.
 * @param name as `tidyMessage` gives it; '' takes the name away
 * @returns whether it could be kept
 */
export function nameLineOnDevice(serviceId: string, name: string): boolean {
  const names = read();
  if (name) names[markOfLine(serviceId)] = name;
  else delete names[markOfLine(serviceId)];
  try {
    deviceStorage().setItem(key, JSON.stringify(names));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return lineName(serviceId) === (name || undefined);
}

// The whole name stays in the text, so that a screen reader reads all of it.
const Name = styled.bdi`
  ${type.small};
  display: inline-block;
  max-width: min(20em, 100%);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
  font-weight: 400;
  letter-spacing: 0;
  color: var(--ink-2);
`;

/** The customer's own name of a line, beside its number; nothing where it has none (docs/product.md §4.9). */
export function LineNickname({ serviceId }: { serviceId: string | undefined }) {
  const name = useLineName(serviceId);
  return name === undefined ? null : (
    <Name translate="no" title={name}>
      {name}
    </Name>
  );
}
