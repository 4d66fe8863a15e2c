import { defineRoutes, accessDecides } from '../http/routes.ts';
import { notFound } from '../http/service-error.ts';
import type { ImageStore } from '../image/image-store.ts';

const HEADERS = {
  // A name stands for one picture for ever.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

interface ServedFile {
  readonly data: Buffer;
  readonly type: string;
  /** Distinguishes it from the other files of the same picture. */
  readonly variant: string;
}

async function findFile(images: ImageStore, name: string, width?: number): Promise<ServedFile | null> {
  if (name.endsWith('.jpg')) {
    const data = await images.readPreview(name);
    return data && { data, type: 'image/jpeg', variant: 'preview' };
  }
  const image = await images.read(name, width);
  return image && { data: image.data, type: 'image/webp', variant: String(image.width) };
}

export const fileRoutes = defineRoutes('file', {
  get: {
    isAnonymous: true,
    policy: accessDecides,
    handle: async ({ input, context, request, reply }) => {
      const { filename } = input.params;
      const file = await findFile(context.images, filename, input.query.w);
      if (!file) throw notFound();
      const etag = `"${filename.slice(0, 32)}-${file.variant}"`;
      reply.headers(HEADERS).type(file.type).header('etag', etag);
      if (request.headers['if-none-match'] === etag) reply.code(304).send();
      else reply.send(file.data);
    },
  },
});
