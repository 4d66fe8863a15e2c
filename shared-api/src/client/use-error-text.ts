import { useTranslation } from 'react-i18next';
import { errorCodeOf } from './api-error.ts';

/** Translates an error, with the shell's texts for the service's closed list of codes. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const code: string = errorCodeOf(error);
    return t(code, { ns: 'errors' });
  };
}
