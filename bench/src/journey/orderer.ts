import { request, type APIRequestContext, type Cookie } from 'playwright-core';

const SLUG = 'khaima-de-tevragh';

interface Menu {
  readonly id: string;
  readonly menu: readonly { readonly items: readonly { readonly id: string }[] }[];
}

/** Guests who order from the demo owner's restaurant, each from a browser and a phone of their own. */
export interface Orderer {
  readonly place: () => Promise<string>;
  /** Places an order that the restaurant then accepts and delivers. */
  readonly placeAndDeliver: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param cookies of the signed-in owner */
export async function openOrderer(baseURL: string, cookies: Cookie[]): Promise<Orderer> {
  const owner = await request.newContext({ baseURL, storageState: { cookies, origins: [] } });
  const restaurant = (await (await owner.get(`/api/providers/restaurant/slug/${SLUG}`)).json()) as Menu;
  const [dish] = restaurant.menu.flatMap(({ items }) => items);
  let phone = 2_200_000_000;
  const place = async () => {
    const guest = await request.newContext({ baseURL });
    await guest.get('/auth/me');
    phone += 1;
    const order = await send<{ id: string }>(guest, 'POST', '/api/orders', {
      restaurant: { id: restaurant.id },
      orderType: 'Takeaway',
      items: [{ id: dish?.id, quantity: 2 }],
      name: 'Bench',
      phone: String(phone),
      address: 'Ksar, near the market',
    });
    await guest.dispose();
    return order.id;
  };
  const placeAndDeliver = async () => {
    const id = await place();
    const move = (expectedStage: string, stage: string, minutes?: number) =>
      send(owner, 'PUT', `/api/orders/${id}/status`, { stage, expectedStage, minutes });
    await move('pending', 'confirmed', 20);
    await move('confirmed', 'delivered');
  };
  return { place, placeAndDeliver, close: () => owner.dispose() };
}

async function send<Reply>(
  api: APIRequestContext,
  method: string,
  path: string,
  data: object,
): Promise<Reply> {
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const reply = await api.fetch(path, { method, data, headers: { 'x-xsrf-token': token } });
  if (!reply.ok())
    throw new Error(`${method} ${path} answered ${String(reply.status())}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
