/**
 * Runs several test files in one process, each as a suite of its own, so that its hooks are for its tests alone:
 * what they import is loaded and compiled once. ./run-tests.ts calls it as `node --test --test-isolation=none`.
 *
 * TEST_FILES: JSON of their paths, relative to the root of the repository.
 */
import { join } from 'node:path';
import { suite } from 'node:test';

for (const file of JSON.parse(process.env['TEST_FILES'] ?? '[]') as string[])
  void suite(file, () => import(join(import.meta.dirname, '..', file)));
