import { screen, within } from '@testing-library/react';
import type { renderArea } from './render-area.tsx';

type User = Awaited<ReturnType<typeof renderArea>>['user'];

/** The button that says which of several restaurants is on screen. */
export function restaurantChoice(): HTMLElement {
  return screen.getByRole('button', { name: /^Restaurant:/ });
}

/** Chooses another of the owner's restaurants. */
export async function switchRestaurant(user: User, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Restaurant:|Choose a restaurant)/ }));
  const list = within(screen.getByRole('dialog', { name: 'Choose a restaurant' }));
  await user.click(list.getByRole('button', { name }));
}
