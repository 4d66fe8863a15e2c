import { useState } from 'react';
import { errorTextOf, useApi } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { picturesForm, withProgress, type SendFiles } from '../../lib/picture/upload-pictures.ts';
import { usePictureSending } from '../../lib/picture/use-picture-sending.ts';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { updateRestaurant, type RestaurantChange } from '../../lib/update-restaurant.ts';

const text = lazyTexts('provider-restaurant');

/** Adds and removes pictures of a restaurant immediately; a removal can be undone. */
export function useGallery(restaurant: Restaurant, onChanged: (restaurant: Restaurant) => void) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const sending = usePictureSending();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { remove } = useRemoval(restaurant, show);
  const params = { id: restaurant.id };

  function show(next: Restaurant) {
    cacheRestaurant(next);
    onChanged(next);
  }

  async function send(chosen: readonly File[]) {
    setFiles(chosen);
    if (chosen.length === 0) return;
    const upload: SendFiles = (some, onProgress) =>
      api.restaurant.upload({ params, body: picturesForm(some) }, withProgress(onProgress));
    const failed = await sending.start(chosen, upload);
    setFiles(failed);
    if (failed.length === chosen.length) return;
    // The first picture becomes banner and background.
    await api.restaurant.get({ params }).then(show, () => undefined);
  }

  return {
    files,
    states: sending.states,
    isSending: sending.isSending,
    hasFailed: files.some((file) => sending.states.get(file)?.status === 'failed'),
    /** Uploads new files, unless they are removed from the list first. */
    change: (next: readonly File[]) => {
      const isLess = next.length < files.length;
      if (isLess) setFiles(next);
      else void send(next);
    },
    retry: () => void send(files),
    remove,
  };
}

function useRemoval(restaurant: Restaurant, onChanged: (restaurant: Restaurant) => void) {
  const api = useApi();
  const toast = useToast();
  const params = { id: restaurant.id };
  const change = (base: Restaurant, body: RestaurantChange) =>
    // Changes pictures only, whatever others have changed.
    updateRestaurant(api, { base, toChange: () => body, partOf: () => null });

  async function tryTo(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      toast.error(errorTextOf(error));
    }
  }

  async function bringBack(path: string) {
    await api.restaurant.upload({
      params,
      query: { images: path.slice(path.lastIndexOf('/') + 1) },
      body: new FormData(),
    });
    const current = await api.restaurant.get({ params });
    onChanged(
      await change(current, {
        ...(restaurant.bannerUrl === path ? { bannerUrl: path } : {}),
        ...(restaurant.bgImage === path ? { bgImage: path } : {}),
      }),
    );
  }

  return {
    remove: (path: string) =>
      void tryTo(async () => {
        onChanged(await change(restaurant, { removeImages: [path] }));
        toast.show(text('gallery.removed'), {
          action: { label: text('gallery.undo'), onAction: () => void tryTo(() => bringBack(path)) },
        });
      }),
  };
}
