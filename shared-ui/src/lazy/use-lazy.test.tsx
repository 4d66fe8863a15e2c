import { act, renderHook } from '@testing-library/react';
import { useLazy } from './use-lazy.ts';

const code = { Part: () => null };

test('loads nothing until it is started', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const { result } = renderHook(() => useLazy(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => expect(await result.current.start()).toBe(code));
  expect(result.current).toMatchObject({ loaded: code, hasFailed: false });
});

test('reports a failed load, and loads at the next start', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve(code) : Promise.reject(new Error('offline')));
  const { result } = renderHook(() => useLazy(load));
  await act(async () => expect(await result.current.start()).toBeNull());
  expect(result.current).toMatchObject({ loaded: null, hasFailed: true });
  isOnline = true;
  await act(() => result.current.start());
  expect(result.current).toMatchObject({ loaded: code, hasFailed: false });
  log.mockRestore();
});
