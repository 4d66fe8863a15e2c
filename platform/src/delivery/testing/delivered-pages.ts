import type { IncomingMessage } from 'node:http';
import { PageTokens } from '../../registry/health/page-tokens.ts';
import type { ReleaseStore } from '../../registry/index.ts';
import { compositionOf, type Sender } from '../../contract/server/index.ts';

/** The network of a test's request: its header `x-network`, in a block of its own unless `x-block` names one. */
export function senderOf({ headers }: Pick<IncomingMessage, 'headers'>): Sender {
  const network = String(headers['x-network']);
  return { network, block: String(headers['x-block'] ?? network) };
}

/** Tokens of an installation that knows the person whom the header `x-person` names. */
export function createTokens(secret = 'a secret'): PageTokens {
  const personOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    Promise.resolve(headers['x-person'] === undefined ? undefined : String(headers['x-person']));
  return new PageTokens({ readSecret: () => Promise.resolve(secret), senderOf, personOf });
}

/** A page as a network got it. */
export interface TestPage {
  readonly composition: string;
  readonly token: string;
}

/** Delivers a page that is composed of the given versions. */
export async function deliverPage(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  {
    network,
    block = network,
    tokens = createTokens(),
  }: { network: string; block?: string; tokens?: PageTokens },
): Promise<TestPage> {
  const composition = compositionOf(versions);
  const document = `${composition}.json`;
  if ((await store.findDocument('compositions', document)) === undefined) {
    await store.writeDocument('compositions', document, JSON.stringify(versions));
  }
  const request = { headers: { 'x-network': network, 'x-block': block } } as unknown as IncomingMessage;
  return { composition, token: await tokens.issue(request, composition) };
}
