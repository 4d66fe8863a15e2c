import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from 'shared-api';
import { isWorthRetrying, pictureProblem, uploadPicture } from './upload-pictures.ts';

interface UploadOptions {
  restaurantId: string;
  use: 'gallery' | 'dish';
  onValueChange: (path: string) => void;
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** Uploads one picture: choose, crop, send; a failed upload is retried without choosing again. */
export function usePictureUpload(options: UploadOptions) {
  const { restaurantId, use, onValueChange, onBusyChange } = options;
  const api = useApi();
  const [chosen, setChosen] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<{ name: string; reason: 'not_image' | 'too_large' } | null>(null);
  const { mutate, reset, error, variables, isPending, isSuccess } = useMutation({
    mutationFn: (file: File) => uploadPicture(api, restaurantId, file, use, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: onValueChange,
    onSettled: () => setPercent(null),
  });

  useEffect(() => onBusyChange?.(isPending), [isPending, onBusyChange]);

  return {
    /** The file to crop. */
    chosen,
    /** 0 to 100 while it is sent, else null. */
    percent,
    problem,
    error,
    /** The file that is being sent, or that could not be. */
    sent: isSuccess ? undefined : variables,
    choose(file: File) {
      const reason = pictureProblem(file);
      reset();
      setProblem(reason ? { name: file.name, reason } : null);
      setChosen(reason ? null : file);
    },
    dismiss: () => setChosen(null),
    send(file: File) {
      setChosen(null);
      mutate(file);
    },
    retry: error && variables && isWorthRetrying(error) ? () => mutate(variables) : undefined,
  };
}
