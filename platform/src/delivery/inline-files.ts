import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MountedArea } from '../contract/index.ts';
import {
  integrityOf,
  releaseAddress,
  SHELL,
  type LiveSet,
  type LiveSource,
} from '../contract/server/index.ts';
import { withTimeout } from '../common/index.ts';

/** A style sheet or script that is inlined into the page. */
export interface InlineFile {
  /** Address of the file. */
  readonly address: string;
  readonly text: string;
  /** `sha256-…` for the content security policy. */
  readonly hash: string;
}

/** What a rendered page inlines. */
export interface InlineFiles {
  /** Style sheets of the shell and an area's page, in order. */
  readonly styles: readonly InlineFile[];
  /** The shell's starter; absent when only its file can be loaded. */
  readonly starter?: InlineFile;
}

/** A file of a release. */
interface Source {
  readonly name: string;
  readonly version: string;
  readonly address: string;
  readonly integrity: string | undefined;
}

/** How long a page waits for its files. */
const TIMEOUT_MS = 300;
/** How long to wait after a failed read before the next. */
const RETRY_INTERVAL_MS = 1000;
const MAX_ENTRIES = 200;
/** Content that would resolve differently inside a page, or end the element. */
const NOT_INLINABLE = /url\((?!["']?(?:data:|#|\/))|@import|<\/style|<\/script|<!--/i;

type Found = Promise<InlineFile | undefined>;

/** Reads and caches the files that rendered pages inline. Cached without expiry since releases never change. */
export class InlineFileReader {
  readonly #cache = new LRUCache<string, Found>({ max: MAX_ENTRIES });

  /** The files of an area's page; undefined when one of its style sheets can't be inlined. */
  async find(
    source: Pick<LiveSource, 'findFile'>,
    { shell }: LiveSet,
    { area, mount }: MountedArea,
  ): Promise<InlineFiles | undefined> {
    const sheets: Source[] = [
      ...shell.styles.map((address) => sourceOf(SHELL, shell, address)),
      ...[...area.styles, ...(mount.styles ?? [])].map((address) => sourceOf(area.name, area, address)),
    ];
    const [starter, ...found] = await Promise.all([
      shell.starter === undefined ? undefined : this.#findOne(source, sourceOf(SHELL, shell, shell.starter)),
      ...sheets.map((sheet) => this.#findOne(source, sheet)),
    ]);
    const styles = found.filter((style) => style !== undefined);
    if (styles.length < sheets.length) return undefined;
    return { styles, ...(starter && { starter }) };
  }

  #findOne(store: Pick<LiveSource, 'findFile'>, source: Source): Found {
    const known = this.#cache.get(source.address);
    if (known) return known;
    const reading = readFile(store, source).catch(() => undefined);
    const found = withTimeout(reading, TIMEOUT_MS);
    this.#cache.set(source.address, found);
    void found.then((file) => {
      if (!file) this.#cache.set(source.address, found, { ttl: RETRY_INTERVAL_MS });
    });
    // What was too late for this page is cached for the next.
    void reading.then((file) => {
      if (file) this.#cache.set(source.address, Promise.resolve(file));
    });
    return found;
  }
}

function sourceOf(
  name: string,
  { version, integrity }: Pick<LiveSet['shell'], 'version' | 'integrity'>,
  address: string,
): Source {
  return { name, version, address, integrity: integrity[address] };
}

async function readFile(store: Pick<LiveSource, 'findFile'>, source: Source): Found {
  const { name, version, address, integrity } = source;
  const folder = releaseAddress(name, version, '');
  // Files of development servers change.
  if (!address.startsWith(folder)) return undefined;
  const file = await store.findFile(name, version, address.slice(folder.length), []);
  // A browser would refuse the file too.
  if (!file || integrityOf(file.content) !== integrity) return undefined;
  const text = file.content.toString('utf8');
  if (NOT_INLINABLE.test(text)) return undefined;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { address, text, hash };
}
