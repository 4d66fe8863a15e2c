import { fileNameSchema } from 'shared-api/contract/schemas';
import type { Queryable } from '../../infra/database/database.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { pictureIdOf, type ImageStore } from '../../infra/images/image-store.ts';
import { claimPicture } from '../file/repository.ts';

const FILES = '/api/files/';

/** Finds the stored pictures that an input names. */
export interface Pictures {
  /**
   * The stored name of an input, which is a URL path or a name. Undefined keeps the current one, null removes it.
   *
   * @throws ServiceError `validation_failed` for a picture that is not stored
   */
  nameOf(input: string | null | undefined, present: string | null, path: string): Promise<string | null>;
}

/** @param transaction in which the pictures become used */
export function createPictures(images: ImageStore, transaction: Queryable): Pictures {
  return {
    async nameOf(input, present, path) {
      if (input === undefined) return present;
      if (input === null || input === '') return null;
      const name = input.startsWith(FILES) ? input.slice(FILES.length) : input;
      if (name === present) return present;
      if (fileNameSchema.safeParse(name).success && (await claimStored(images, transaction, name)))
        return name;
      throw invalidField(path, 'is not a stored picture');
    },
  };
}

/** Whether a picture of that name is stored; if so, it stays until the transaction ends, in which it becomes used. */
export async function claimStored(
  images: ImageStore,
  transaction: Queryable,
  name: string,
): Promise<boolean> {
  const id = pictureIdOf(name);
  if (id === undefined) return false;
  await claimPicture(transaction, id);
  return images.exists(name);
}
