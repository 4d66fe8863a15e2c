import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { picturesForm, withProgress, type ProgressListener } from '../../lib/upload-pictures.ts';

/** Body of the create call. */
export type NewRestaurant = Parameters<Api['restaurant']['create']>[0]['body'];

/** Creates a restaurant; a reply without an id counts as a failure (spec.md section 8). */
export function useCreateRestaurant() {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: NewRestaurant): Promise<Restaurant> => {
      const restaurant: Restaurant | null = await api.restaurant.create({ body });
      if (!restaurant?.id) throw new Error('The reply has no id.');
      return restaurant;
    },
  });
}

/** Sends the files to the address that the create screen is specified with. */
export function useUploadImages(onProgress: ProgressListener) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, files }: { id: string; files: readonly File[] }) =>
      api.restaurant.uploadPlural({ params: { id }, body: picturesForm(files) }, withProgress(onProgress)),
  });
}

const PROVIDERS_SHOWN = 50;

/** Providers whose names match, for an admin to choose from. */
export function useProviders(search: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['provider', 'providers', search],
    queryFn: ({ signal }) =>
      api.provider.list({ query: { limit: PROVIDERS_SHOWN, ...(search ? { q: search } : {}) } }, { signal }),
    placeholderData: (previous) => previous,
  });
}
