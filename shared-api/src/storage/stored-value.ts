/** A value that the browser stores under a fixed key. */
export interface StoredValue<T> {
  /** The stored value, or the default. The same object until what is stored changes. */
  readonly read: () => T;
  /**
   * Stores a value. Where the storage is full or forbidden, `read` returns it until the page is left.
   *
   * @returns whether the browser stored it
   */
  readonly write: (value: T) => boolean;
  /** Calls back when another tab changes the value. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where a value is stored: for good, or until its window is closed. */
export type StorageKind = 'local' | 'session';

/** Options of {@link createStoredValue}. */
export interface StoredValueOptions<T> {
  readonly key: string;
  /** Default `local`. */
  readonly storage?: StorageKind;
  /** Version of the format, from 1; raise it when `parse` of an older release cannot read what this one writes. */
  readonly version: number;
  /** What `read` returns while nothing usable is stored. */
  readonly fallback: T;
  /** Makes a value of parsed JSON in the format of `version`; undefined for anything it cannot use. */
  readonly parse: (stored: unknown, version: number) => T | undefined;
}

/**
 * A value stored as JSON. Version 1 is the bare value; a later version is stored as `{"version": 2, "value": …}`.
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, storage = 'local', version, fallback, parse } = options;
  const decode = (text: string) => {
    const parsed: unknown = JSON.parse(text);
    return isVersioned(parsed) ? parse(parsed.value, parsed.version) : parse(parsed, 1);
  };
  const encode = (value: T) => JSON.stringify(version === 1 ? value : { version, value });
  return createStored({ key, storage, fallback, decode, encode });
}

/** A text stored as it is; null when nothing is stored, and `write(null)` removes it. */
export function createStoredText(key: string, storage: StorageKind = 'local'): StoredValue<string | null> {
  const same = (text: string | null) => text;
  return createStored<string | null>({ key, storage, fallback: null, decode: same, encode: same });
}

interface Format<T> {
  readonly key: string;
  readonly storage: StorageKind;
  readonly fallback: T;
  /** @throws when the text is not in this format */
  readonly decode: (text: string) => T | undefined;
  /** Null removes the entry. */
  readonly encode: (value: T) => string | null;
}

function createStored<T>({ key, storage, fallback, decode, encode }: Format<T>): StoredValue<T> {
  let cached: { readonly text: string | null; readonly value: T } | undefined;

  function parseOrFallback(text: string | null): T {
    if (text === null) return fallback;
    try {
      return decode(text) ?? fallback;
    } catch {
      return fallback;
    }
  }

  function read(): T {
    const text = readText(storage, key);
    if (cached?.text !== text) cached = { text, value: parseOrFallback(text) };
    return cached.value;
  }

  function write(value: T): boolean {
    const isStored = writeText(storage, key, encode(value));
    cached = { text: readText(storage, key), value };
    return isStored;
  }

  function subscribe(listener: () => void): () => void {
    // A session storage belongs to one tab.
    if (storage === 'session') return () => undefined;
    const handleStorage = (event: StorageEvent) => {
      // The key is null when the other tab has cleared the whole storage.
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }

  return { read, write, subscribe };
}

function isVersioned(parsed: unknown): parsed is { version: number; value: unknown } {
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    'value' in parsed &&
    'version' in parsed &&
    typeof parsed.version === 'number'
  );
}

function readText(storage: StorageKind, key: string): string | null {
  try {
    return storageOf(storage).getItem(key);
  } catch {
    return null;
  }
}

function writeText(storage: StorageKind, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(storage).removeItem(key);
    else storageOf(storage).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @throws where the browser forbids storage, or on a server */
function storageOf(storage: StorageKind): Storage {
  return storage === 'local' ? localStorage : sessionStorage;
}
