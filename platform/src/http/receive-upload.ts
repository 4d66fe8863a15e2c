import type { IncomingMessage } from 'node:http';
import { withUnpackedBuild } from '../archive/build-archive.ts';
import type { UploadedVersion } from '../contract/releases.ts';
import type { ReleaseService } from '../release/release-service.ts';
import { ReleaseError } from '../store/index.ts';
import { expectMediaType } from './expect-media-type.ts';
import { readBytes } from './read-body.ts';

/** Our largest build has about one megabyte when packed. */
const MAX_PACKED_BYTES = 24 * 1024 * 1024;

let isReceiving = false;

/**
 * Stores an uploaded build. One at a time, because each is held in memory while it is checked.
 * @throws ReleaseError `invalid` that says what is wrong with the archive
 */
export async function receiveUpload(
  request: IncomingMessage,
  service: Pick<ReleaseService, 'addBuild'>,
): Promise<UploadedVersion> {
  expectMediaType(request, 'application/gzip');
  if (isReceiving) throw new ReleaseError('unavailable', 'Another build is being uploaded. Try again.');
  isReceiving = true;
  try {
    const archive = await readBytes(request, MAX_PACKED_BYTES);
    return await withUnpackedBuild(archive, (folder) => service.addBuild(folder));
  } finally {
    isReceiving = false;
  }
}
