/**
 * Which products run from this checkout. Plain JavaScript, since the installer reads it on any Node (bootstrap.mjs).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.maida-running', import.meta.url));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Notes that this process runs a product; returns what takes the note away. Where packages can't be written, as on a
 * host, nothing installs beneath it either, and nothing is noted.
 */
export function noteRunning(product) {
  const file = join(FOLDER, `${process.pid}.json`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, ...product }));
  } catch {
    return () => undefined;
  }
  return () => rmSync(file, { force: true });
}

/** The products that run now. A note of a killed process is taken away. */
export function findRunning() {
  let files = [];
  try {
    files = readdirSync(FOLDER);
  } catch {
    return [];
  }
  return files.flatMap((name) => {
    const file = join(FOLDER, name);
    const running = JSON.parse(readFileSync(file, 'utf8'));
    if (isAlive(running.pid)) return [running];
    rmSync(file, { force: true });
    return [];
  });
}
