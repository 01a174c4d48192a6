/** For browsers that refuse storage, and for rendering /login at build. A session in it ends with the document. */
export class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

/** The storage that `open` gives, or one in memory where it gives none or throws. */
export function openStorage(open: () => Storage | undefined): Storage {
  try {
    const storage = open();
    if (storage) return storage;
  } catch {
    // Refused by the browser's settings.
  }
  return new MemoryStorage();
}

/** Session storage, or memory where there is none. */
export const tabStorage = openStorage(() => globalThis.sessionStorage);

/** What is kept under a name as JSON; undefined where there is nothing, or nothing readable. */
export function readJson(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
