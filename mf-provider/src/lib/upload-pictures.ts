import type { Api } from 'shared-api';

/** Types that the service takes; everything else is refused before it is sent. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Most bytes of one picture, and most pictures of one upload; the service has the same limits. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURES = 12;

/** Why a file can't be uploaded, or undefined when it can. */
export function pictureProblem(file: File): 'not_image' | 'too_large' | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'not_image';
  return file.size > MAX_PICTURE_BYTES ? 'too_large' : undefined;
}

/** Files as the repeated `images` field of the upload calls. */
export function picturesForm(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('images', file, file.name);
  return form;
}

/** Listens to an upload's progress, from 0 to 100. */
export type ProgressListener = (percent: number) => void;

/** Options of a call that reports its progress. */
export function withProgress(onProgress: ProgressListener) {
  return {
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) => {
      if (total) onProgress(Math.round((loaded / total) * 100));
    },
  };
}

/**
 * Stores one picture of a restaurant.
 *
 * @param known paths of the pictures it had before
 * @returns path of the new one
 */
export async function uploadPicture(
  api: Api,
  restaurant: { id: string; images: readonly string[] },
  file: File,
  onProgress: ProgressListener,
): Promise<string> {
  const { images } = await api.restaurant.upload(
    { params: { id: restaurant.id }, body: picturesForm([file]) },
    withProgress(onProgress),
  );
  const added = images.findLast((path) => !restaurant.images.includes(path)) ?? images.at(-1);
  if (added === undefined) throw new Error('The service stored no picture.');
  return added;
}
