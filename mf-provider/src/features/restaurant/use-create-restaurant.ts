import { useMutation } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { isSame } from '../../lib/is-same.ts';
import { picturesForm, withProgress, type SendFiles } from '../../lib/picture/upload-pictures.ts';

/** Body of the create call. */
export type NewRestaurant = Parameters<Api['restaurant']['create']>[0]['body'];

interface Creation {
  readonly body: NewRestaurant;
  /** The same for every attempt of one creation: the reply to an earlier one may have been lost. */
  readonly key: string;
  /** There was an earlier attempt, after which the form may have changed. */
  readonly isRepeated: boolean;
}

/** Creates a restaurant; a reply without an id counts as a failure (requirements 8). */
export function useCreateRestaurant() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ body, key, isRepeated }: Creation): Promise<Restaurant> => {
      const restaurant: Restaurant | null = await api.restaurant.create({ body }, { idempotencyKey: key });
      if (!restaurant?.id) throw new Error('The reply has no id.');
      const { provider, ...fields } = body;
      void provider;
      if (!isRepeated || isSame(fields, pick(restaurant, fields))) return restaurant;
      return api.restaurant.update({
        params: { id: restaurant.id },
        body: { ...fields, version: restaurant.version },
      });
    },
  });
}

function pick(restaurant: Restaurant, fields: object): object {
  return Object.fromEntries(Object.entries(restaurant).filter(([name]) => name in fields));
}

/** Uploads files (requirements 2.11). */
export function useSendImages(): (id: string) => SendFiles {
  const api = useApi();
  return (id) => (files, onProgress) =>
    api.restaurant.uploadPlural({ params: { id }, body: picturesForm(files) }, withProgress(onProgress));
}
