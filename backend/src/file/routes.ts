import { defineRoutes, accessDecides } from '../http/routes.ts';
import { notFound } from '../http/service-error.ts';

const HEADERS = {
  'content-type': 'image/webp',
  // A name stands for one picture for ever.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

export const fileRoutes = defineRoutes('file', {
  get: {
    isAnonymous: true,
    policy: accessDecides,
    handle: async ({ input, context, request, reply }) => {
      const image = await context.images.read(input.params.filename, input.query.w);
      if (!image) throw notFound();
      const etag = `"${input.params.filename.slice(0, 32)}-${image.width}"`;
      reply.headers(HEADERS).header('etag', etag);
      if (request.headers['if-none-match'] === etag) reply.code(304).send();
      else reply.send(image.data);
    },
  },
});
