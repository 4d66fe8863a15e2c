import { useTranslation } from 'react-i18next';
import { errorCodeOf } from './api-error.ts';

/**
 * The text of an error by its key, for what is held and translated when it is drawn (`LazyText` of shared-ui); a code
 * of a newer service is a `server_error`.
 */
export function errorTextOf(error: unknown): { ns: 'errors'; key: string[] } {
  return { ns: 'errors', key: [errorCodeOf(error), 'server_error'] };
}

/** Translates an error, with the shell's texts. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const { ns, key } = errorTextOf(error);
    return t(key, { ns });
  };
}
