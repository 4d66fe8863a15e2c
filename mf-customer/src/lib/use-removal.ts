import { isApiError, useErrorText } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** A removal as a confirmation wants it: returns what failed. What was removed elsewhere is removed. */
export function useRemoval(
  remove: () => Promise<unknown>,
  { doneText, refresh }: { readonly doneText: string; readonly refresh: () => Promise<unknown> },
): () => Promise<string | undefined> {
  const toast = useToast();
  const errorText = useErrorText();
  return async () => {
    try {
      await remove();
    } catch (error) {
      if (!isApiError(error, 'not_found')) return errorText(error);
    }
    toast.success(doneText);
    await refresh();
    return undefined;
  };
}
