import type { IncomingMessage } from 'node:http';
import { withUnpacked } from '../archive/build-archive.ts';
import type { UploadedVersion } from '../contract/releases.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import { ReleaseError } from '../store/index.ts';
import { expectType } from './expect-type.ts';
import { readBytes } from './read-body.ts';

/** Bytes; our largest build has about one megabyte when it is packed. */
const PACKED_LIMIT = 24 * 1024 * 1024;

let isReceiving = false;

/**
 * Takes a packed build into the store, one at a time: each is held in memory while it is looked at.
 * @throws ReleaseError `invalid` that says what is wrong with it
 */
export async function receiveUpload(
  request: IncomingMessage,
  desk: Pick<ReleaseDesk, 'take'>,
): Promise<UploadedVersion> {
  expectType(request, 'application/gzip');
  if (isReceiving) throw new ReleaseError('unavailable', 'Another build is being uploaded. Try again.');
  isReceiving = true;
  try {
    const archive = await readBytes(request, PACKED_LIMIT);
    return await withUnpacked(archive, (folder) => desk.take(folder));
  } finally {
    isReceiving = false;
  }
}
