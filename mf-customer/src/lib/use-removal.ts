import { errorTextOf, isApiError } from 'shared-api';
import type { LazyText } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

/** A removal as a confirmation wants it: returns what failed. What was removed elsewhere is removed. */
export function useRemoval(
  remove: () => Promise<unknown>,
  { doneText, refresh }: { readonly doneText: LazyText; readonly refresh: () => Promise<unknown> },
): () => Promise<LazyText | undefined> {
  const toast = useToast();
  return async () => {
    try {
      await remove();
    } catch (error) {
      if (!isApiError(error, 'not_found')) return errorTextOf(error);
    }
    toast.success(doneText);
    await refresh();
    return undefined;
  };
}
