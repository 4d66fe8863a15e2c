import type { FormEvent } from 'react';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A form's submit handler that ignores further submits while one is pending, also before the next render. */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  const oneAtATime = useOneAtATime();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    oneAtATime.start(() => void submit(event).finally(oneAtATime.end));
  };
}
