import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, isApiError, useApi } from 'shared-api';
import type { ContactMessage } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { MESSAGES } from './message-keys.ts';

const text = lazyTexts('admin-contact');

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MESSAGES });
}

/** Marks a message as read or unread. */
export function useMarkMessage() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ message, isRead }: { message: ContactMessage; isRead: boolean }) =>
      api.contact.setRead({ params: { id: message.id }, body: { isRead } }),
    onError: (error, { message: { name } }) =>
      toast.error(isApiError(error, 'not_found') ? text('mark.gone', { name }) : errorTextOf(error)),
    onSettled: refresh,
  });
}

function useRestoreMessage() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: ContactMessage) => api.contact.restore({ params: { id } }),
    onSuccess: (_, { name }) => toast.success(text('restore.done', { name })),
    onError: (error, { name }) => toast.error(text('restore.failed', { name, why: errorTextOf(error) })),
    onSettled: refresh,
  });
}

/** Deletes a message; the toast offers undo. */
export function useRemoveMessage() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  const { mutate: restore } = useRestoreMessage();
  return useMutation({
    mutationFn: ({ id }: ContactMessage) => api.contact.remove({ params: { id } }),
    onSuccess: (_, message) => {
      toast.show(text('remove.done', { name: message.name }), {
        action: { label: text('remove.undo'), onAction: () => restore(message) },
      });
    },
    // Already deleted on another device, or by another admin.
    onError: (error, { name }) =>
      isApiError(error, 'not_found')
        ? toast.show(text('remove.gone', { name }))
        : toast.error(text('remove.failed', { name, why: errorTextOf(error) })),
    onSettled: refresh,
  });
}
