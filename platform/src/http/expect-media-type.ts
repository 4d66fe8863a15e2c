import type { IncomingMessage } from 'node:http';
import { ReleaseError } from '../store/index.ts';

/** @throws ReleaseError `invalid` when the body has another media type */
export function expectMediaType(request: IncomingMessage, expected: string): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected) throw new ReleaseError('invalid', `The body must be ${expected}.`);
}
