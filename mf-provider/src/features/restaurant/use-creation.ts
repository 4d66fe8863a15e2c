import { useState } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { useApi } from 'shared-api';
import { useOneAtATime } from 'shared-ui';
import { createIdempotencyKey } from 'shared-api/idempotency-key';
import { usePictureSending } from '../../lib/picture/use-picture-sending.ts';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { useCreateRestaurant, useSendImages, type NewRestaurant } from './use-create-restaurant.ts';

interface CreationListener {
  /** Called when the creation is complete and the form can be reset. */
  readonly onReset: () => void;
  readonly onCreated: (restaurant: Restaurant) => void;
  /** Receives the pictures that failed; they stay in the form. */
  readonly onLeft: (files: readonly File[]) => void;
}

/** The two steps of a creation: restaurant, then pictures. */
export function useCreation({ onReset, onCreated, onLeft }: CreationListener) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  // Created, but without its pictures yet.
  const [pending, setPending] = useState<Restaurant | null>(null);
  const [key, setKey] = useState(createIdempotencyKey);
  const creation = useCreateRestaurant();
  const sending = usePictureSending();
  const sendTo = useSendImages();
  const oneAtATime = useOneAtATime();
  // Until the last reply is there: between two steps nothing has failed.
  const [isBusy, setBusy] = useState(false);

  function finish(restaurant: Restaurant) {
    cacheRestaurant(restaurant);
    setPending(null);
    setKey(createIdempotencyKey());
    sending.forget();
    onReset();
    onCreated(restaurant);
  }

  async function sendPictures(restaurant: Restaurant, files: readonly File[]) {
    setPending(restaurant);
    const failed = await sending.start(files, sendTo(restaurant.id));
    if (failed.length > 0) return onLeft(failed);
    // Refetched for its pictures; a failure does not matter.
    finish(await api.restaurant.get({ params: { id: restaurant.id } }).catch(() => restaurant));
  }

  async function createAndSend(body: NewRestaurant, files: readonly File[]) {
    setBusy(true);
    try {
      const restaurant = pending ?? (await creation.mutateAsync({ body, key, isRepeated: creation.isError }));
      if (files.length > 0) await sendPictures(restaurant, files);
      else finish(restaurant);
    } catch {
      // Shown from the mutation's state.
    } finally {
      oneAtATime.end();
      setBusy(false);
    }
  }

  const failedStep = creation.isError ? 'create' : pending && !isBusy ? 'images' : null;
  return {
    submit: (body: NewRestaurant, files: readonly File[]) =>
      oneAtATime.start(() => void createAndSend(body, files)),
    isBusy,
    states: sending.states,
    /** The error of the last failed step. */
    failedStep,
    error: creation.error,
    /** The restaurant exists, but pictures are missing. */
    isCreated: pending !== null,
    finish: () => pending && finish(pending),
  };
}
