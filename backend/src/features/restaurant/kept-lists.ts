import type { IncomingMessage } from 'node:http';
import type { ServiceContext } from '../../context.ts';
import { singleFlight } from '../../infra/database/single-flight.ts';
import type { RowCount } from '../../infra/database/count-rows.ts';
import type { Page } from '../../infra/http/page.ts';
import { VARYING } from '../../infra/http/encoding.ts';
import type { RawJson } from '../../infra/http/raw-json.ts';
import { SharedReplies } from '../../infra/http/shared-replies.ts';
import { listTag } from './list-version.ts';

/** Filters whose totals are kept; a visitor's searches are many, and each is asked for a few times at most. */
const MAX_TOTALS = 500;
/** Pages that are kept whole: the first ones of every region and cuisine, and what is being searched for right now. */
const MAX_PAGES = 100;

/** What was made of the public list, as long as its version stays; asked for by many at once, it is made once. */
export class PerVersion<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Value>>();
  #tag = '';

  /** @param most values kept of one version */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value under a key at a version of the list, made if it is not known. */
  get(tag: string, key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#tag === tag ? this.#kept.get(key) : undefined;
    if (known) return known;
    const made = make();
    this.#keep(tag, key, made);
    return made;
  }

  #keep(tag: string, key: string, made: Promise<Value>): void {
    if (this.#tag !== tag || this.#kept.size >= this.#most) this.#kept.clear();
    this.#tag = tag;
    this.#kept.set(key, made);
    made.catch(() => {
      if (this.#kept.get(key) === made) this.#kept.delete(key);
    });
  }
}

/** A page of the list with its rows as they are sent. */
export interface SentPage extends Page<never> {
  readonly rows: RawJson;
}

interface KeptLists {
  /** Counting reads more rows than a page. */
  readonly totals: PerVersion<RowCount>;
  readonly pages: PerVersion<SentPage>;
  readonly replies: SharedReplies;
  /**
   * The version of the list, not older than a request; asked for once for all who wait for it, and not again for a request
   * that already waited for it.
   */
  readonly tagFor: (request: IncomingMessage) => Promise<string>;
}

/** What a list and the news that it is unchanged carry of it. */
export function unchangedHeaders(tag: string) {
  return { ...VARYING, etag: tag, 'cache-control': 'no-cache' };
}

function tagKeeper(context: ServiceContext): KeptLists['tagFor'] {
  const currentTag = singleFlight(() => listTag(context.db, context.clock()));
  const tags = new WeakMap<IncomingMessage, Promise<string>>();
  return (request) => {
    const tag = tags.get(request) ?? currentTag();
    tags.set(request, tag);
    return tag;
  };
}

const kept = new WeakMap<ServiceContext, KeptLists>();

/** What a running service keeps of the public list. */
export function keptListsOf(context: ServiceContext): KeptLists {
  const lists = kept.get(context) ?? {
    totals: new PerVersion<RowCount>(MAX_TOTALS),
    pages: new PerVersion<SentPage>(MAX_PAGES),
    replies: new SharedReplies(),
    tagFor: tagKeeper(context),
  };
  kept.set(context, lists);
  return lists;
}
