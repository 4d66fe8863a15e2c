import { fileNameSchema } from 'shared-api/contract/schemas';
import { invalidField } from '../../infra/http/service-error.ts';

const FILES = '/api/files/';

/** Names of pictures that an input may use: those that the service has stored. */
export interface Pictures {
  /**
   * The stored name behind an input's address or bare name. Left out keeps the present one, null takes it away.
   *
   * @throws ServiceError `validation_failed` for a picture that was never stored
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
