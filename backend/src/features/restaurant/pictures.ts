import { fileNameSchema } from 'shared-api/contract/schemas';
import { invalidField } from '../../infra/http/service-error.ts';

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

/** @param exists whether a picture of that name is stored */
export function createPictures(exists: (name: string) => Promise<boolean>): Pictures {
  return {
    async nameOf(input, present, path) {
      if (input === undefined) return present;
      if (input === null || input === '') return null;
      const name = input.startsWith(FILES) ? input.slice(FILES.length) : input;
      if (name === present) return present;
      if (fileNameSchema.safeParse(name).success && (await exists(name))) return name;
      throw invalidField(path, 'is not a stored picture');
    },
  };
}
