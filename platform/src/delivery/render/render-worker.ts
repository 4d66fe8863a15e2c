/*
 * Worker thread that renders pages, so that a crash, an endless loop or a memory leak in an area's code ends only this
 * thread. It calls the service through the delivery server and uses no network itself.
 */
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import {
  findAreaModule,
  RELEASE_FOLDER,
  type AreaModule,
  type ServerShell,
  type ServiceAnswer,
} from '../../contract/index.ts';
import { releaseAddress } from '../../contract/server/index.ts';
import type { FromThread, ToThread } from './messages.ts';

const builtin = createRequire(import.meta.url);
const sources = new Map<string, string>();
const compiled = new Map<string, ReturnType<typeof compileFunction>>();
/** Loaded modules for anonymous pages. */
const shared = new Map<string, unknown>();
const calls = new Map<number, (message: Extract<ToThread, { kind: 'answer' }>) => void>();
let lastCall = 0;

function send(message: FromThread): void {
  parentPort?.postMessage(message);
}

/** Compiles a CommonJS build once per key. */
function compile(key: string) {
  const cached = compiled.get(key);
  if (cached) return cached;
  const scope = ['module', 'exports', 'require', RELEASE_FOLDER];
  const made = compileFunction(sources.get(key) ?? '', scope, { filename: `${key}.js` });
  compiled.set(key, made);
  return made;
}

/** Runs a build and returns its exports; once for each `loaded` map. */
function load(
  key: string,
  modules: Readonly<Record<string, unknown>>,
  loaded: Map<string, unknown>,
): unknown {
  if (loaded.has(key)) return loaded.get(key);
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(modules, name)) return modules[name];
    if (isBuiltin(name)) return builtin(name);
    throw new Error(`${key} needs ${name}, which the shell's server build does not provide.`);
  };
  compile(key)(module, module.exports, require, folderOf(key));
  loaded.set(key, module.exports);
  return module.exports;
}

/** Where the browser finds the files of the release `shell@0.1.0-5505cbdd17`. */
function folderOf(key: string): string {
  const at = key.lastIndexOf('@');
  return releaseAddress(key.slice(0, at), key.slice(at + 1), '');
}

function callFor(render: number) {
  return (path: string): Promise<ServiceAnswer> => {
    lastCall += 1;
    const call = lastCall;
    const { promise, resolve, reject } = Promise.withResolvers<ServiceAnswer>();
    calls.set(call, ({ answer, error }) => {
      calls.delete(call);
      if (answer) resolve(answer);
      else reject(new Error(error ?? `${path} was not answered.`));
    });
    send({ kind: 'call', call, render, path });
    return promise;
  };
}

async function render(message: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const { id, task, shell: shellKey, area: areaKey, isPersonal = false } = message;
  // Module state of one user's page must not leak into another page.
  const loaded = isPersonal ? new Map<string, unknown>() : shared;
  try {
    const shell = getShell(load(shellKey, {}, loaded), shellKey);
    const area = areaKey === undefined ? undefined : getArea(load(areaKey, shell.modules, loaded), areaKey);
    const page = { ...task, call: callFor(id), ...(area ? { area } : {}) };
    const rendering = await shell.render(page);
    send({ kind: 'done', id, ...(rendering ? { rendering } : {}) });
  } catch (error) {
    send({
      kind: 'failed',
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

function getShell(content: unknown, key: string): ServerShell {
  if (typeof content === 'object' && content && 'render' in content && 'modules' in content) {
    return content as ServerShell;
  }
  throw new Error(`${key} exports no render function.`);
}

function getArea(content: unknown, key: string): AreaModule {
  const area = findAreaModule(content);
  if (!area) throw new Error(`${key} exports no area.`);
  return area;
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void render(message);
  else if (message.kind === 'answer') calls.get(message.call)?.(message);
  else if (message.kind === 'code') sources.set(message.key, message.code);
  else send({ kind: 'pong' });
});
