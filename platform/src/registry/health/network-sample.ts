import type { DeliveredPage } from './page-tokens.ts';

/** What the pages of one network reported about a version. */
export interface NetworkTally extends Pick<DeliveredPage, 'network' | 'block'> {
  readonly pages: number;
  /** Pages with at least one failure. */
  readonly failed: number;
  /** Pages that reported an interaction. */
  readonly answered: number;
  /** Pages among them whose slowest interaction was poor. */
  readonly slow: number;
}

/** More networks make the rule no better, and the counts are saved every few seconds. */
const MAX_NETWORKS = 400;
/** Whoever owns an address block owns all of its networks: a /48 has 65,536 of them. */
const MAX_NETWORKS_OF_BLOCK = 4;

/**
 * A sample of the networks that loaded a version. It keeps those with the lowest hashes, so that it is a random one
 * which nobody can choose to be in, and the same whatever the order in which reports arrive and servers are merged.
 */
export class NetworkSample {
  readonly #tallies = new Map<string, NetworkTally>();
  /** Names of the networks by block. */
  readonly #blocks = new Map<string, Set<string>>();

  constructor(tallies: readonly NetworkTally[] = []) {
    for (const tally of tallies) this.add(tally);
  }

  /** Adds the counts of a network to those that it has. */
  add(tally: NetworkTally): void {
    const { network, block } = tally;
    const present = this.#tallies.get(network);
    this.#tallies.set(network, present ? sumTallies(present, tally) : tally);
    if (present) return;
    const ofBlock = this.#blocks.get(block) ?? new Set();
    this.#blocks.set(block, ofBlock.add(network));
    if (ofBlock.size > MAX_NETWORKS_OF_BLOCK) this.#remove(highest(ofBlock));
    if (this.#tallies.size > MAX_NETWORKS) this.#remove(highest(this.#tallies.keys()));
  }

  tallies(): NetworkTally[] {
    return [...this.#tallies.values()];
  }

  #remove(network: string): void {
    const block = this.#tallies.get(network)?.block ?? '';
    this.#tallies.delete(network);
    const ofBlock = this.#blocks.get(block);
    ofBlock?.delete(network);
    if (ofBlock?.size === 0) this.#blocks.delete(block);
  }
}

function highest(hashes: Iterable<string>): string {
  let last = '';
  for (const hash of hashes) if (hash > last) last = hash;
  return last;
}

function sumTallies(a: NetworkTally, b: NetworkTally): NetworkTally {
  return {
    ...a,
    pages: a.pages + b.pages,
    failed: a.failed + b.failed,
    answered: a.answered + b.answered,
    slow: a.slow + b.slow,
  };
}
