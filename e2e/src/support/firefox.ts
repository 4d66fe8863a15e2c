import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

/** An element by role and accessible name. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
}

/** A tab of a visitor's Firefox. */
export interface FirefoxTab {
  readonly id: string;
  /** Brings the tab to the front, where it is visible and the others are hidden. */
  readonly show: () => Promise<void>;
  readonly goto: (path: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Waits until an element is there. */
  readonly see: (element: Accessible) => Promise<void>;
  readonly press: (element: Accessible) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A visitor's Firefox. */
export interface Firefox {
  readonly newTab: () => Promise<FirefoxTab>;
  /** The tabs that wait for the end of a reply whose address has this in it. */
  readonly waiting: (address: string) => string[];
  readonly close: () => Promise<void>;
}

type Reply = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: Reply;
  readonly message?: string;
}
interface NetworkEvent {
  readonly context: string;
  readonly request: { readonly request: string; readonly url: string };
}

/** The command of the installed Firefox, if there is one. */
export function findFirefox(): string | undefined {
  return ['firefox-esr', 'firefox'].find((command) => spawnSync(command, ['--version']).status === 0);
}

/** Starts Firefox, and resolves with the address at which it takes commands. */
function start(command: string, profile: string) {
  const process = spawn(
    command,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = new Promise<string>((resolve, reject) => {
    let said = '';
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    process.once('exit', () => reject(new Error(`Firefox has ended: ${said}`)));
  });
  return { process, address };
}

/** Sends commands of WebDriver BiDi (W3C), and hands on events. */
async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const pending = new Map<number, PromiseWithResolvers<Reply>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(String(data)) as Message;
    if (method !== undefined) return onEvent(method, params);
    const reply = pending.get(id ?? -1);
    pending.delete(id ?? -1);
    if (result) reply?.resolve(result);
    else reply?.reject(new Error(message));
  });
  let last = 0;
  return (method: string, params: object): Promise<Reply> => {
    last += 1;
    const reply = Promise.withResolvers<Reply>();
    pending.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params }));
    return reply.promise;
  };
}

/**
 * Opens Firefox at an address with the cookies of a client: for what has to hold in a second engine, too. By hand:
 * Playwright 1.65 asks each Firefox for a command that the ESR (153) does not know.
 */
export async function openFirefox(command: string, api: APIRequestContext, origin: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'maida-firefox-'));
  const { process, address } = start(command, profile);
  const requests = new Map<string, NetworkEvent>();
  const send = await connect(await address, (method, params) => {
    const event = params as NetworkEvent;
    if (method === 'network.beforeRequestSent') requests.set(event.request.request, event);
    else requests.delete(event.request.request);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', {
    events: ['network.beforeRequestSent', 'network.responseCompleted', 'network.fetchError'],
  });
  for (const { name, value, domain, path, httpOnly } of (await api.storageState()).cookies) {
    const cookie = { name, value: { type: 'string', value }, domain, path, httpOnly };
    await send('storage.setCookie', { cookie });
  }

  function tabOf(context: string): FirefoxTab {
    const find = async (value: Accessible) => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'accessibility', value },
      });
      return nodes as { readonly sharedId: string }[];
    };
    const see = async (element: Accessible) => {
      await expect
        .poll(() => find(element), { message: `${element.role} “${element.name}”` })
        .not.toEqual([]);
    };
    return {
      id: context,
      show: async () => {
        await send('browsingContext.activate', { context });
      },
      goto: async (path) => {
        await send('browsingContext.navigate', { context, url: origin + path, wait: 'complete' });
      },
      back: async () => {
        await send('browsingContext.traverseHistory', { context, delta: -1 });
      },
      see,
      press: async (element) => {
        await see(element);
        const [node] = await find(element);
        await send('script.callFunction', {
          functionDeclaration: '(element) => element.click()',
          arguments: [{ sharedId: node?.sharedId }],
          target: { context },
          awaitPromise: false,
        });
      },
      close: async () => {
        await send('browsingContext.close', { context });
      },
    };
  }

  return {
    newTab: async () =>
      tabOf(String((await send('browsingContext.create', { type: 'tab', background: false })).context)),
    waiting: (part) =>
      [...requests.values()]
        .filter(({ request }) => request.url.includes(part))
        .map(({ context }) => context),
    close: async () => {
      const ended = new Promise((resolve) => process.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
