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
  readonly close: () => Promise<void>;
}

type Reply = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly result?: Reply;
  readonly message?: string;
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

/** Sends a command of WebDriver BiDi (W3C). */
type Send = (method: string, params: object) => Promise<Reply>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const pending = new Map<number, PromiseWithResolvers<Reply>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as Message;
    const reply = pending.get(id ?? -1);
    pending.delete(id ?? -1);
    if (result) reply?.resolve(result);
    else reply?.reject(new Error(message));
  });
  let last = 0;
  return (method, params) => {
    last += 1;
    const reply = Promise.withResolvers<Reply>();
    pending.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params }));
    return reply.promise;
  };
}

async function openTab(send: Send, origin: string): Promise<FirefoxTab> {
  const { context } = await send('browsingContext.create', { type: 'tab', background: false });
  const find = async (value: Accessible) => {
    const { nodes } = await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'accessibility', value },
    });
    return nodes as { readonly sharedId: string }[];
  };
  const see = async (element: Accessible) => {
    let nodes: Awaited<ReturnType<typeof find>> = [];
    const look = async () => {
      nodes = await find(element);
      return nodes;
    };
    await expect.poll(look, { message: `${element.role} “${element.name}”` }).not.toEqual([]);
    return nodes[0];
  };
  return {
    show: async () => {
      await send('browsingContext.activate', { context });
    },
    goto: async (path) => {
      await send('browsingContext.navigate', { context, url: origin + path, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    see: async (element) => {
      await see(element);
    },
    press: async (element) => {
      const node = await see(element);
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

/**
 * Opens Firefox at an address with the cookies of a client: for what has to hold in a second engine, too. By hand:
 * Playwright 1.65 asks each Firefox for a command that the ESR (153) does not know.
 */
export async function openFirefox(command: string, api: APIRequestContext, origin: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'maida-firefox-'));
  const { process, address } = start(command, profile);
  const ended = new Promise((resolve) => process.once('exit', resolve));
  const close = async () => {
    process.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const send = await connect(await address);
    await send('session.new', { capabilities: {} });
    for (const { name, value, domain, path, httpOnly } of (await api.storageState()).cookies) {
      const cookie = { name, value: { type: 'string', value }, domain, path, httpOnly };
      await send('storage.setCookie', { cookie });
    }
    return { newTab: () => openTab(send, origin), close };
  } catch (error) {
    await close();
    throw error;
  }
}
