import type { FastifyReply, FastifyRequest } from 'fastify';
import { mkdir, readFile, stat } from 'node:fs/promises';
import type { ServiceContext } from '../../context.ts';
import { isApproved, type SignedIn } from '../../infra/http/actor.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import { IMAGE_LIMITS } from '../../infra/images/image-limits.ts';
import { createSlots } from '../../lib/slots.ts';
import { takeFromQuota } from './quota.ts';
import { announcePicture } from './repository.ts';
import { uploadFolder } from './upload-folder.ts';

/** The multipart field that carries pictures, repeated. */
const FIELD = 'images';

const { ofApproved, ofOthers } = IMAGE_LIMITS.uploads;

/**
 * Uploads under way, each of which holds its files in the data folder until it ends. Anybody can register and then send
 * as slowly as he likes: that takes nothing from owners whom an admin has approved.
 */
const uploads = {
  approved: uploadSlots(ofApproved.all, ofApproved.ofAccount),
  others: uploadSlots(ofOthers.all, ofOthers.ofNetwork),
};

function uploadSlots(running: number, ofKey: number) {
  return createSlots({
    running,
    waiting: 0,
    perKey: { running: ofKey, waiting: 0 },
    detail: 'Too many uploads at once',
  });
}

interface UploadCall {
  readonly context: ServiceContext;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Stores the pictures of a multipart request, one after the other, and gives their names; none for a request without
 * a multipart body. A picture that cannot be stored ends the request. The whole body is first read into files, so that
 * a sender who disconnects is noticed before the next picture is decoded.
 *
 * @throws ServiceError `image_invalid` and `image_too_large` naming the file, `payload_too_large`, `pictures_full`,
 *   `rate_limited` for an account, or a network of accounts that nobody has approved, with too many uploads at once
 */
export async function receivePictures(call: UploadCall): Promise<string[]> {
  const { context, actor, request, reply } = call;
  if (!request.isMultipart()) return [];
  if (Number(request.headers['content-length']) > IMAGE_LIMITS.bodyBytes) {
    throw new ServiceError('payload_too_large');
  }
  const [slots, key] = isApproved(actor)
    ? [uploads.approved, actor.id]
    : [uploads.others, callerNetwork(request)];
  return slots.run(
    async () => {
      const paths = await saveFiles(request, uploadFolder(context.config.dataDir));
      const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
      await takeFromQuota(context.db, actor, sizes, context.clock());
      return storeAll(call, paths, signalOf(reply));
    },
    { key },
  );
}

/** The files are deleted when the reply ends or the sender disconnects. */
async function saveFiles(request: FastifyRequest, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { files } = await request.saveRequestFiles({ tmpdir: folder });
  return files.filter(({ fieldname }) => fieldname === FIELD).map(({ filepath }) => filepath);
}

async function storeAll(
  { context, actor }: UploadCall,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { db, images, clock } = context;
  const announce = (id: string) => announcePicture(db, id, actor.id, clock());
  const names: string[] = [];
  for (const [index, path] of paths.entries()) {
    signal.throwIfAborted();
    const name = await images
      .store(await readFile(path), { key: actor.id, signal, announce })
      .catch((error: unknown) => {
        throw withPlace(error, index);
      });
    names.push(name);
  }
  return names;
}

/** Aborted when the sender disconnects before the reply. */
function signalOf(reply: FastifyReply): AbortSignal {
  const sender = new AbortController();
  const leave = () => {
    if (!reply.raw.writableFinished) {
      sender.abort(new ServiceError('validation_failed', { detail: 'The sender has disconnected' }));
    }
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return sender.signal;
}

/** Names the file in a refusal of its picture. */
function withPlace(error: unknown, index: number): unknown {
  if (!isServiceError(error)) return error;
  if (error.code !== 'image_invalid' && error.code !== 'image_too_large') return error;
  const { message, code } = error;
  const errors = [{ path: `${FIELD}.${index}`, message }];
  return new ServiceError(code, { detail: message, errors }, { cause: error });
}
