/** A value that the browser stores under a fixed key. */
export interface StoredValue<T> {
  /** The stored value, or the default. The same object until what is stored changes. */
  readonly read: () => T;
  /**
   * Stores a value. If the storage is full or forbidden, `read` still returns it until the page is left.
   *
   * @returns whether the browser stored it
   */
  readonly write: (value: T) => boolean;
  /**
   * Calls back when another tab or another part of this page changes the value. Returns the function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where a value is stored: for good, or until its window is closed. */
export type StorageKind = 'local' | 'session';

/** Options of {@link createStoredValue}. */
export interface StoredValueOptions<T> {
  readonly key: string;
  /** Default `local`. */
  readonly storage?: StorageKind | undefined;
  /** Version of the format, from 1; raise it when `parse` of an older release cannot read what this one writes. */
  readonly version: number;
  /** What `read` returns while nothing usable is stored. */
  readonly fallback: T;
  /** Creates a value from parsed JSON in the format of `version`; undefined for invalid data. */
  readonly parse: (stored: unknown, version: number) => T | undefined;
}

/**
 * A value stored as JSON. Version 1 is the bare value; a later version is stored as `{"version": 2, "value": …}`.
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, storage, version, fallback, parse } = options;
  return createStored({
    key,
    storage,
    decode: (text) => {
      const stored: unknown = text === null ? null : JSON.parse(text);
      const versioned = Object(stored) as { version?: unknown; value?: unknown };
      const parsed =
        typeof versioned.version === 'number' && 'value' in versioned
          ? parse(versioned.value, versioned.version)
          : parse(stored, 1);
      return parsed ?? fallback;
    },
    encode: (value) => JSON.stringify(version === 1 ? value : { version, value }),
    fallback,
  });
}

/** A text stored as it is; null when nothing is stored, and `write(null)` removes it. */
export function createStoredText(key: string, storage?: StorageKind): StoredValue<string | null> {
  const same = (text: string | null) => text;
  return createStored<string | null>({ key, storage, decode: same, encode: same, fallback: null });
}

/** On the window: another build of this module, as each area has one, wrote a value. */
const WRITTEN = 'maida:written';

interface Format<T> {
  readonly key: string;
  readonly storage: StorageKind | undefined;
  /** @throws when the text is not in this format */
  readonly decode: (text: string | null) => T;
  /** Null removes the entry. */
  readonly encode: (value: T) => string | null;
  readonly fallback: T;
}

function createStored<T>({ key, storage = 'local', decode, encode, fallback }: Format<T>): StoredValue<T> {
  let cached: { readonly text: string | null; readonly value: T } | undefined;
  // Accessing the storage throws where the browser forbids it, and on a server.
  const open = () => globalThis[`${storage}Storage`];
  const readText = () => attempt(() => open().getItem(key), null);
  const self = {};
  return {
    read() {
      const text = readText();
      if (cached?.text !== text) cached = { text, value: attempt(() => decode(text), fallback) };
      return cached.value;
    },
    write(value) {
      const text = encode(value);
      const isStored = attempt(() => {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      }, false);
      cached = { text: readText(), value };
      globalThis.dispatchEvent?.(new CustomEvent(WRITTEN, { detail: { key, writer: self } }));
      return isStored;
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent) => {
        // The key is null when the other tab has cleared the whole storage.
        if (event.key === key || event.key === null) listener();
      };
      const handleWritten = ({ detail }: CustomEvent<{ readonly key: string; readonly writer: object }>) => {
        if (detail.key === key && detail.writer !== self) listener();
      };
      // A session storage belongs to one tab.
      if (storage === 'local') window.addEventListener('storage', handleStorage);
      window.addEventListener(WRITTEN, handleWritten as EventListener);
      return () => {
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener(WRITTEN, handleWritten as EventListener);
      };
    },
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
