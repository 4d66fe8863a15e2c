import { isApiError, type Api } from 'shared-api';

/** Types that the service accepts; others are refused before the upload. */
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

/** Called with an upload's progress, from 0 to 100. */
export type ProgressListener = (percent: number) => void;

/** Options of a call with progress. */
export function withProgress(onProgress: ProgressListener) {
  return {
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) => {
      if (total) onProgress(Math.round((loaded / total) * 100));
    },
  };
}

/**
 * Stores one picture for a restaurant.
 *
 * @param use `dish`: for its menu; otherwise it joins the restaurant's own pictures
 * @returns its path
 */
export async function uploadPicture(
  api: Api,
  restaurantId: string,
  file: File,
  use: 'gallery' | 'dish',
  onProgress: ProgressListener,
): Promise<string> {
  const { stored } = await api.restaurant.upload(
    { params: { id: restaurantId }, query: { use }, body: picturesForm([file]) },
    withProgress(onProgress),
  );
  const [path] = stored;
  if (path === undefined) throw new Error('The service stored no picture.');
  return path;
}

/** Where the upload of one file stands. */
export type FileState =
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Sends files in one call. */
export type SendFiles = (files: readonly File[], onProgress: ProgressListener) => Promise<unknown>;

/**
 * Uploads several files in one call, and if that fails one by one, so that one bad file or a lost connection costs
 * no other file. The service stores a picture that arrives twice only once.
 *
 * @returns the files that were not stored
 */
export async function sendPictures(
  files: readonly File[],
  send: SendFiles,
  report: (file: File, state: FileState) => void,
): Promise<File[]> {
  if (files.length > 1) {
    const isSent = await sendTogether(files, send, report).catch(() => false);
    if (isSent) return [];
  }
  const failed: File[] = [];
  let dayIsFull: unknown;
  for (const file of files) {
    try {
      if (dayIsFull) throw dayIsFull;
      await send([file], (percent) => report(file, { status: 'sending', percent }));
      report(file, { status: 'done' });
    } catch (error) {
      report(file, { status: 'failed', error });
      failed.push(file);
      // The others would be sent in vain.
      if (isApiError(error, 'pictures_full')) dayIsFull = error;
    }
  }
  return failed;
}

async function sendTogether(
  files: readonly File[],
  send: SendFiles,
  report: (file: File, state: FileState) => void,
): Promise<boolean> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await send(files, (percent) => {
    // The browser sends the files in sequence.
    let arrived = (bytes * percent) / 100;
    for (const file of files) {
      const part = file.size === 0 ? 1 : Math.min(1, Math.max(0, arrived / file.size));
      report(file, { status: 'sending', percent: Math.round(part * 100) });
      arrived -= file.size;
    }
  });
  for (const file of files) report(file, { status: 'done' });
  return true;
}

/** Whether a retry of the same file may succeed. */
export function isWorthRetrying(error: unknown): boolean {
  return !isApiError(error, 'image_invalid', 'image_too_large', 'payload_too_large', 'pictures_full');
}
