import { http, HttpResponse } from 'msw';
import { provideNetwork } from '../testing/network.ts';
import { refuseUnmocked } from './refuse-unmocked.ts';

const ORIGIN = 'http://127.0.0.1:3012';

provideNetwork(
  http.get(`${ORIGIN}/api/mocked`, () => HttpResponse.json([])),
  refuseUnmocked,
);

it('a call that has no mock fails and is named', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch(`${ORIGIN}/api/orders`)).rejects.toThrow(TypeError);
  expect(error).toHaveBeenCalledWith(`No mock answers GET ${ORIGIN}/api/orders`);
  expect((await fetch(`${ORIGIN}/api/mocked`)).status).toBe(200);
  expect(error).toHaveBeenCalledTimes(1);
});
