import type { AreaRelease } from '../index.ts';
import type { LiveSet } from './live-set.ts';

/** Encodings of the compressed copies of released files. */
export type StoredEncoding = 'br' | 'gzip';

/** A file of a release, ready to be sent. */
export interface ReleasedFile {
  readonly content: Buffer;
  /** `sha384-…` of the uncompressed content. */
  readonly integrity: string;
  readonly encoding?: StoredEncoding;
}

/** What the delivery server serves: the live releases, and files of any release. */
export interface LiveSource {
  /**
   * The releases that a visitor gets; without a visitor, those outside of any canary.
   * @throws NothingLiveError when no shell is live
   */
  readLive(visitor?: string): Promise<LiveSet>;
  /** Whether visitors may get different releases now, so that they need an id. */
  hasCanary?(): Promise<boolean>;
  /** An earlier set of releases by its id; undefined when it is unknown or no longer complete in the store. */
  findComposition?(composition: string): Promise<LiveSet | undefined>;
  /** A stored version of an area as a page would see it; undefined when there is none. */
  findArea?(area: string, version: string): Promise<AreaRelease | undefined>;
  /** Whether a stored release lists a file, whether or not the store has it. */
  isListed?(area: string, version: string, file: string): Promise<boolean>;
  /** A file that the release lists, in the first of the encodings that the store has; undefined when it is missing. */
  findFile(
    area: string,
    version: string,
    file: string,
    encodings: readonly StoredEncoding[],
  ): Promise<ReleasedFile | undefined>;
}
