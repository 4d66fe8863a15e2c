import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../http/service-error.ts';
import type { ImageStore } from './image-store.ts';

/** The multipart field that carries pictures, repeated. */
const FIELD = 'images';

/**
 * Stores the pictures of a multipart request, one after the other, and gives their names; none for a request without
 * a multipart body. A picture that cannot be stored ends the request.
 *
 * @throws ServiceError `image_invalid` naming the file, `payload_too_large`
 */
export async function storeUploads(request: FastifyRequest, images: ImageStore): Promise<string[]> {
  if (!request.isMultipart()) return [];
  const names: string[] = [];
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    // Reading throws when the file is over the limit; without it the rest would be cut off silently.
    const data = await part.toBuffer();
    if (part.fieldname !== FIELD) continue;
    names.push(await storeOne(data, names.length, images));
  }
  return names;
}

async function storeOne(data: Buffer, index: number, images: ImageStore): Promise<string> {
  try {
    return await images.store(data);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'image_invalid') throw error;
    const errors = [{ path: `${FIELD}.${index}`, message: error.message }];
    throw new ServiceError('image_invalid', { detail: error.message, errors }, { cause: error });
  }
}
