import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readSigned, signValue, type Sender } from '../../contract/server/index.ts';

/** A page as it was delivered: what its token proves. */
export interface DeliveredPage {
  /** Random, so that reports of one page are recognised. */
  readonly id: string;
  /** Id of the set of versions that it was composed of. */
  readonly composition: string;
  /**
   * Whose sample the page belongs to: a keyed hash of the network of the request for it, or of the person whom this
   * installation knows ({@link isPerson}). Addresses and accounts are not stored.
   */
  readonly network: string;
  /** A keyed hash of the address block; of a person one of their own. */
  readonly block: string;
}

/** What {@link PageTokens} work with. */
export interface PageTokensOptions {
  /** The installation's secret, which several servers share. */
  readonly readSecret: () => Promise<string>;
  readonly senderOf: (request: IncomingMessage) => Sender;
  /**
   * Id of the person who sends a request, if it is one whom a stranger can't be: with an account that an admin
   * approved. Each of them is counted by themselves, however many share an address. Default: nobody is known.
   */
  readonly personOf?: (request: IncomingMessage) => Promise<string | undefined>;
}

const PURPOSE = 'page';
/** A tab that stays open longer is no longer counted. */
const LIFETIME_MS = 4 * 3_600_000;
const ID_BYTES = 9;
const NETWORK_LENGTH = 10;
const BLOCK_LENGTH = 8;
/** Begins the block of a person; no hash contains it. */
const PERSON = '~';
const VALUE = /^([0-9a-f]{12})\.([\w~-]{8})\.([\w-]{10})\.([\w-]{12})$/;

/** Whether a page is counted for a person whom this installation knows, rather than for a network. */
export function isPerson({ block }: Pick<DeliveredPage, 'block'>): boolean {
  return block.startsWith(PERSON);
}

/**
 * Tokens of delivered pages. A token names the network that the page was delivered to, and that network is counted, not
 * the one that sends the report: a phone may change networks in between, and a token is of no use to another network.
 */
export class PageTokens {
  readonly #options: PageTokensOptions;
  #secret: Promise<string> | undefined;

  constructor(options: PageTokensOptions) {
    this.#options = options;
  }

  /** The token of the page that is delivered in response to a request. @param composition id of its set of versions */
  async issue(request: IncomingMessage, composition: string, now = Date.now()): Promise<string> {
    const secret = await this.#readSecret();
    const person = await this.#options.personOf?.(request);
    const { network, block } = this.#options.senderOf(request);
    const hash = (kind: string, text: string) =>
      createHmac('sha256', secret).update(`${kind}\0${text}`).digest('base64url');
    const origin =
      person === undefined
        ? { block: hash('block', block), network: hash('network', network) }
        : { block: PERSON + hash('block of person', person), network: hash('person', person) };
    const value = [
      composition,
      origin.block.slice(0, BLOCK_LENGTH),
      origin.network.slice(0, NETWORK_LENGTH),
      randomBytes(ID_BYTES).toString('base64url'),
    ].join('.');
    return signValue(secret, PURPOSE, { value, expiresAt: now + LIFETIME_MS });
  }

  /** The page of a token; undefined when the token is invalid or expired. */
  async read(token: string, now = Date.now()): Promise<DeliveredPage | undefined> {
    const signed = readSigned(token, { secret: await this.#readSecret(), purpose: PURPOSE, now });
    const [, composition, block, network, id] = VALUE.exec(signed?.value ?? '') ?? [];
    return composition && block && network && id ? { composition, block, network, id } : undefined;
  }

  #readSecret(): Promise<string> {
    this.#secret ??= this.#options.readSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }
}
