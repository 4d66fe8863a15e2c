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

/** A style sheet that is inlined into the page. */
export interface InlineStyle {
  /** Address of the file. */
  readonly address: string;
  readonly text: string;
  /** `sha256-…` for the content security policy. */
  readonly hash: string;
}

/** A style sheet of a release. */
interface Sheet {
  readonly name: string;
  readonly version: string;
  readonly address: string;
  readonly integrity: string | undefined;
}

/** How long a page waits for its style sheets. */
const TIMEOUT_MS = 300;
/** How long to wait after a failed read before the next. */
const RETRY_INTERVAL_MS = 1000;
const MAX_ENTRIES = 200;
/** Content that would resolve differently inside a page, or end the `<style>` element. */
const NOT_INLINABLE = /url\((?!["']?(?:data:|#|\/))|@import|<\/style/i;

type Found = Promise<InlineStyle | undefined>;

/** Reads and caches the style sheets that rendered pages inline. Cached without expiry since releases never change. */
export class InlineStyles {
  readonly #cache = new LRUCache<string, Found>({ max: MAX_ENTRIES });

  /** Style sheets of the shell and an area's page, in order; undefined when one of them can't be inlined. */
  async find(
    source: Pick<LiveSource, 'findFile'>,
    { shell }: LiveSet,
    { area, mount }: MountedArea,
  ): Promise<readonly InlineStyle[] | undefined> {
    const sheets: Sheet[] = [
      ...shell.styles.map((address) => sheetOf(SHELL, shell, address)),
      ...[...area.styles, ...(mount.styles ?? [])].map((address) => sheetOf(area.name, area, address)),
    ];
    const found = await Promise.all(sheets.map((sheet) => this.#findOne(source, sheet)));
    const styles = found.filter((style) => style !== undefined);
    return styles.length === sheets.length ? styles : undefined;
  }

  #findOne(source: Pick<LiveSource, 'findFile'>, sheet: Sheet): Found {
    const known = this.#cache.get(sheet.address);
    if (known) return known;
    const reading = readStyle(source, sheet).catch(() => undefined);
    const found = withTimeout(reading, TIMEOUT_MS);
    this.#cache.set(sheet.address, found);
    void found.then((style) => {
      if (!style) this.#cache.set(sheet.address, found, { ttl: RETRY_INTERVAL_MS });
    });
    // A style sheet that was too late for this page is cached for the next.
    void reading.then((style) => {
      if (style) this.#cache.set(sheet.address, Promise.resolve(style));
    });
    return found;
  }
}

function sheetOf(
  name: string,
  { version, integrity }: Pick<LiveSet['shell'], 'version' | 'integrity'>,
  address: string,
): Sheet {
  return { name, version, address, integrity: integrity[address] };
}

async function readStyle(source: Pick<LiveSource, 'findFile'>, sheet: Sheet): Found {
  const folder = releaseAddress(sheet.name, sheet.version, '');
  // Style sheets of development servers change.
  if (!sheet.address.startsWith(folder)) return undefined;
  const file = await source.findFile(sheet.name, sheet.version, sheet.address.slice(folder.length), []);
  // A browser would refuse the file too.
  if (!file || integrityOf(file.content) !== sheet.integrity) return undefined;
  const text = file.content.toString('utf8');
  if (NOT_INLINABLE.test(text)) return undefined;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { address: sheet.address, text, hash };
}
