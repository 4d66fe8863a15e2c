import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { EVERY_AREA, type UploadedVersion } from '../../contract/index.ts';
import { authorise } from '../rights/authorise.ts';
import { ReleaseError } from '../../contract/server/index.ts';
import { readBuild } from '../store/release-staging.ts';
import type { Call } from '../operations/handlers.ts';
import { readBytes, withUnpackedBuild } from '../../common/index.ts';

/** Our largest build has about one megabyte when packed. */
const MAX_PACKED_BYTES = 24 * 1024 * 1024;

/** Builds that may wait for their turn, each with an open connection; more than there are teams. */
const MAX_WAITING = 16;

const oneAtATime = pLimit(1);

/**
 * Stores an uploaded build. One at a time, because each is held in memory while it is checked. Which area it is of
 * stands inside, so that the right for it is checked between unpacking and storing.
 * @throws ReleaseError `invalid` that says what is wrong with the archive
 */
export async function receiveUpload({
  request,
  service,
  rights,
  caller,
}: Omit<Call, 'input'> & { readonly request: FastifyRequest }): Promise<UploadedVersion> {
  // A caller that may release nothing makes nobody unpack anything.
  const isReleasing = caller.grants.some(({ acts }) => acts.includes('release'));
  if (!isReleasing) authorise(caller, 'release', caller.grants[0]?.area ?? EVERY_AREA);
  if (!(request.body instanceof Readable))
    throw new ReleaseError('invalid', 'The body must be application/gzip.');
  const body = request.body;
  if (oneAtATime.pendingCount >= MAX_WAITING)
    throw new ReleaseError('unavailable', 'Too many builds are being uploaded. Try again in a minute.');
  return oneAtATime(async () => {
    const archive = await readBytes(body, MAX_PACKED_BYTES);
    return withUnpackedBuild(archive, async (folder, source) => {
      const { name, version } = await readBuild(folder);
      const wanted = { acts: ['release'], areas: [name], subject: version } as const;
      return rights.log.run(caller, wanted, () => service.addBuild(folder, source));
    });
  });
}
