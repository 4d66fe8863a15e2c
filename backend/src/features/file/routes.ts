import { anyone, defineRoutes } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { pictureIdOf, type ImageStore, type ImageVariant } from '../../infra/images/image-store.ts';
import { findActor } from '../session/find-actor.ts';
import { mayPreview } from './repository.ts';

/** The content under a name never changes. */
const FOR_EVER = 'max-age=31536000, immutable';
const POLICY = "default-src 'none'; sandbox";
const PUBLIC_HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'cross-origin',
};
/** For one person alone: no cache keeps it, not even the browser's. */
const PREVIEW_HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

interface ServedFile {
  readonly data: Buffer;
  readonly type: string;
  /** Distinguishes it from the other files of the same picture. */
  readonly variant: string;
  /** Whether the client supports it. */
  readonly isForAll: boolean;
}

async function findFile(images: ImageStore, name: string, variant: ImageVariant): Promise<ServedFile | null> {
  if (name.endsWith('.jpg')) {
    const data = await images.readPreview(name);
    return data && { data, type: 'image/jpeg', variant: 'preview', isForAll: true };
  }
  const image = await images.read(name, variant);
  if (!image) return null;
  const { data, width, format } = image;
  return { data, type: `image/${format}`, variant: `${width}-${format}`, isForAll: format === 'webp' };
}

/**
 * A shared cache stores only what every browser can show, and may serve it to anyone. So nothing needs `Vary: Accept`,
 * which would have a service worker fetch again what the page has shown already (RFC 9110, section 12.5.5).
 */
function cachingOf({ isForAll }: ServedFile): string {
  return `${isForAll ? 'public' : 'private'}, ${FOR_EVER}`;
}

export const fileRoutes = defineRoutes('file', {
  get: {
    // Nearly all pictures are public; only for the others the handler reads the session.
    isAnonymous: true,
    allow: anyone,
    scope: 'public',
    handle: async ({ input, context, request, reply }) => {
      const { filename } = input.params;
      const id = pictureIdOf(filename);
      if (id === undefined) throw notFound();
      const isPublic = await context.publicPictures.has(id);
      if (!isPublic && !(await mayPreview(context.db, id, await findActor(context, request)))) {
        throw notFound();
      }
      const takesAvif = request.headers.accept?.includes('image/avif') ?? false;
      const file = await findFile(context.images, filename, { width: input.query.w, takesAvif });
      if (!file) throw notFound();
      reply.type(file.type);
      if (!isPublic) return void reply.headers(PREVIEW_HEADERS).send(file.data);
      const etag = `"${id}-${file.variant}"`;
      reply.headers(PUBLIC_HEADERS).header('cache-control', cachingOf(file)).header('etag', etag);
      if (request.headers['if-none-match'] === etag) reply.code(304).send();
      else reply.send(file.data);
    },
  },
});
