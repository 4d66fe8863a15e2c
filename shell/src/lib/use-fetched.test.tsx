import { renderHook, waitFor } from '@testing-library/react';
import { useFetched } from './use-fetched.ts';

test('what is not wanted is not fetched; what could not be had is tried anew the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  const load = jest.fn(() => (isThere ? Promise.resolve('code') : Promise.reject(new Error('away'))));
  const onFailure = jest.fn();
  const { result, rerender } = renderHook(({ isWanted }) => useFetched(load, isWanted, onFailure), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();

  rerender({ isWanted: true });
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(result.current).toBeNull();

  isThere = true;
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toBe('code'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
