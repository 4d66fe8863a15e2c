import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApi } from 'shared-api';
import { readOrderCode, readPhoneEnd } from 'shared-api/contract';
import { useOneAtATime } from 'shared-ui';
import { tokenOf, trackingPath } from '../../lib/order/tracking-path.ts';

/** What somebody knows of an order: its code, or its whole link, and the end of its phone number. */
export interface KnownOrder {
  readonly codeOrLink: string;
  readonly phoneEnd: string;
}

/** The fields in which there is something that cannot be right. A link needs no phone number. */
export function wrongFieldsOf({ codeOrLink, phoneEnd }: KnownOrder): (keyof KnownOrder)[] {
  if (tokenOf(codeOrLink) !== undefined) return [];
  return [
    ...(readOrderCode(codeOrLink) === undefined ? (['codeOrLink'] as const) : []),
    ...(readPhoneEnd(phoneEnd) === undefined ? (['phoneEnd'] as const) : []),
  ];
}

/** Opens the page of an order: a link at once, a code once the service has named the order's token. */
export function useFindOrder() {
  const api = useApi();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ codeOrLink, phoneEnd }: KnownOrder) => {
      const body = { code: readOrderCode(codeOrLink) ?? '', phoneEnd: readPhoneEnd(phoneEnd) ?? '' };
      return (await api.order.findTracked({ body })).trackingToken;
    },
    onSettled: oneAtATime.end,
  });

  function find(known: KnownOrder) {
    const open = (token: string) => void navigate(trackingPath(token));
    const token = tokenOf(known.codeOrLink);
    if (token !== undefined) open(token);
    // Whoever has left the page meanwhile stays where they are.
    else oneAtATime.start(() => mutate(known, { onSuccess: open }));
  }

  return { find, isPending, error, reset };
}
