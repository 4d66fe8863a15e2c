import { readFile } from 'node:fs/promises';
import type { RootDocuments } from 'platform/delivery';

const NO_WORKER = new URL('./no-service-worker.js', import.meta.url);

/**
 * Without offline copies (`OFFLINE_COPIES=0`), a worker that removes itself and everything saved replaces the shell's;
 * otherwise no document (docs/decisions/shell-offline-copies.md).
 */
export function offlineSwitch(hasOfflineCopies: boolean): RootDocuments {
  if (hasOfflineCopies) return {};
  return { '/service-worker.js': () => readFile(NO_WORKER, 'utf8') };
}
