import type { PageChanges, PageClock, Probe } from '../probe.ts';

/**
 * Watches listeners, and compares globals, built-ins and storage. Self-contained: the browser gets its source text.
 */
export function installChanges(clock: PageClock): Pick<Probe, 'mark' | 'leftBehind' | 'compare'> {
  /** An entry of somebody else, in both storages: what clears a whole storage takes it along. */
  const OTHERS_KEY = 'maida.gate.others';
  /** Place by what identifies a listener. */
  const listeners = new Map<string, string>();
  const numbers = new WeakMap<object, number>();
  let lastNumber = 0;

  function keyOf(target: EventTarget, type: string, listener: object, options: unknown): string {
    const { capture = options === true } = Object(options) as { capture?: boolean };
    const number = numbers.get(listener) ?? (lastNumber += 1);
    numbers.set(listener, number);
    return `${target === window ? 'window' : 'document'} ${type} ${String(capture)} ${String(number)}`;
  }

  const isWatched = (target: EventTarget) => target === window || target === document;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    addEventListener.call(target, type, listener, options);
    const { once, signal } = Object(options) as AddEventListenerOptions;
    if (!listener || !isWatched(target) || once || signal?.aborted) return;
    const key = keyOf(target, type, listener, options);
    listeners.set(key, clock.placeOfCaller());
    if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(key));
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = (this as EventTarget | undefined) ?? window;
    removeEventListener.call(target, type, listener, options);
    if (listener && isWatched(target)) listeners.delete(keyOf(target, type, listener, options));
  };

  /** What the browser brings: constructors with their statics and prototypes, and namespaces such as `Math`. */
  const builtIns = Object.getOwnPropertyNames(window).flatMap((name): [string, object][] => {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (value === window || value === document || !value) return [];
    if (typeof value === 'object') return [[name, value]];
    if (typeof value !== 'function') return [];
    const prototype: unknown = value.prototype;
    const own: [string, object] = [name, value];
    return typeof prototype === 'object' && prototype ? [own, [`${name}.prototype`, prototype]] : [own];
  });

  function readMembers(): Map<string, unknown> {
    const members = new Map<string, unknown>();
    for (const [owner, value] of [['window', window] as const, ...builtIns]) {
      for (const name of Object.getOwnPropertyNames(value)) {
        const descriptor = Object.getOwnPropertyDescriptor(value, name);
        const member: unknown = descriptor?.get ?? descriptor?.value;
        // Values change all the time; functions are what others call.
        if (typeof member === 'function') members.set(owner === 'window' ? name : `${owner}.${name}`, member);
      }
    }
    return members;
  }

  async function readStorage(): Promise<Map<string, string>> {
    const entriesOf = (kind: string, storage: Storage): [string, string][] =>
      Object.keys(storage).map((key) => [
        `${kind} ${key}`,
        key === OTHERS_KEY ? (storage.getItem(key) ?? '') : '',
      ]);
    const cookies = document.cookie.split('; ').map((text) => `cookie ${text.split('=')[0] ?? ''}`);
    const databases = (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name ?? ''}`);
    const copies = 'caches' in window ? (await window.caches.keys()).map((name) => `cache ${name}`) : [];
    return new Map([
      ...entriesOf('localStorage', localStorage),
      ...entriesOf('sessionStorage', sessionStorage),
      ...[...cookies, ...databases, ...copies].map((key): [string, string] => [key, '']),
    ]);
  }

  let globals = new Set<string>();
  let members: Map<string, unknown> | undefined;
  let storage = new Map<string, string>();

  async function mark(): Promise<void> {
    for (const kind of [localStorage, sessionStorage]) kind.setItem(OTHERS_KEY, 'theirs');
    globals = new Set(Object.getOwnPropertyNames(window));
    // There are thousands: read once, and as they were at the last comparison.
    members ??= readMembers();
    storage = await readStorage();
  }

  function leftBehind(): Record<string, number> {
    const counts: Record<string, number> = {};
    const count = (what: string, place: string) => {
      if (place && !place.startsWith('/areas/shell/'))
        counts[`${what} ${place}`] = (counts[`${what} ${place}`] ?? 0) + 1;
    };
    for (const [key, place] of listeners) {
      const [target = '', type = ''] = key.split(' ');
      count(`a listener of the ${target} for ${type}`, place);
    }
    for (const place of clock.intervals()) count('an interval', place);
    return counts;
  }

  function compareBuiltIns(): string[] {
    const before = members ?? readMembers();
    members = readMembers();
    const now = members;
    const changed = [...before].filter(([name, value]) => now.get(name) !== value).map(([name]) => name);
    const added = [...now.keys()].filter((name) => !before.has(name) && name.includes('.'));
    return [...changed, ...added];
  }

  async function compare(): Promise<PageChanges> {
    const stored = await readStorage();
    return {
      newGlobals: Object.getOwnPropertyNames(window).filter((name) => !globals.has(name)),
      builtIns: compareBuiltIns(),
      newStorage: [...stored.keys()].filter((key) => !storage.has(key)),
      damagedStorage: [...storage].filter(([key, value]) => stored.get(key) !== value).map(([key]) => key),
      leftBehind: leftBehind(),
    };
  }

  return { mark, leftBehind, compare };
}
