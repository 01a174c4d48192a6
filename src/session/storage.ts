/** For browsers that refuse or fill up storage, and for rendering /login at build. A session in it ends with the document. */
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

/** A storage of the browser; what it doesn't take, since it is full or has no room at all, is kept in memory. */
class WithMemory implements Storage {
  private readonly memory = new MemoryStorage();
  constructor(private readonly kept: Storage) {}
  get length() {
    return this.kept.length + this.memory.length;
  }
  clear() {
    this.kept.clear();
    this.memory.clear();
  }
  getItem(key: string) {
    return this.memory.getItem(key) ?? this.kept.getItem(key);
  }
  key(index: number) {
    const inMemory = index - this.kept.length;
    return inMemory < 0 ? this.kept.key(index) : this.memory.key(inMemory);
  }
  removeItem(key: string) {
    this.kept.removeItem(key);
    this.memory.removeItem(key);
  }
  setItem(key: string, value: string) {
    this.removeItem(key);
    try {
      this.kept.setItem(key, value);
    } catch {
      this.memory.setItem(key, value);
    }
  }
}

/** Session storage, or memory where there is none and for what it doesn't take. */
export const tabStorage: Storage = new WithMemory(openStorage(() => globalThis.sessionStorage));

/** What is kept under a name as JSON; undefined where there is nothing, or nothing readable. */
export function readJson(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Local storage, which outlives the tab and the login: docs/decisions.md §2 lists all that is kept in it.
 * Looked up at each use, since in some browsers even the access to it throws.
 */
export const deviceStorage = (): Storage => openStorage(() => globalThis.localStorage);
