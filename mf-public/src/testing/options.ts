import { screen, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import type { SampleService } from '../mocks/sample-service.ts';
import type { renderArea } from './render-area.tsx';

type User = Awaited<ReturnType<typeof renderArea>>['user'];
type Group = NonNullable<Restaurant['optionGroups']>[number];

/** The dialog of the sample dish that has options. */
export async function openCouscous(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Couscous/ }));
  return couscousDialog();
}

export async function couscousDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Couscous au chameau' });
  return within(dialog);
}

/** Adds a couscous with these radio buttons and checkboxes. */
export async function addCouscous(user: User, ...choices: RegExp[]) {
  const dialog = await openCouscous(user);
  for (const choice of choices) await user.click(dialog.getByLabelText(choice));
  await user.click(dialog.getByRole('button', { name: /^Add \d/ }));
}

/** Changes a group of the first sample restaurant, as its owner would. */
export function changeGroup(service: SampleService, name: string, change: (group: Group) => Group) {
  service.restaurants = service.restaurants.map((restaurant, index) => {
    const { optionGroups = [] } = restaurant;
    if (index > 0) return restaurant;
    return {
      ...restaurant,
      optionGroups: optionGroups.map((group) => (group.name === name ? change(group) : group)),
    };
  });
}

/** The same group with some of its options sold out. */
export function soldOut(group: Group, ...names: string[]): Group {
  const soldOutUntil = '2999-01-01T00:00:00.000Z';
  return {
    ...group,
    options: group.options.map((option) =>
      names.includes(option.name) ? { ...option, soldOutUntil } : option,
    ),
  };
}

/** Gives dishes and options of the first sample restaurant a number of portions for today, by their names. */
export function giveNumbers(service: SampleService, numbers: Readonly<Record<string, number>>) {
  const count = <Entry extends { readonly name: string }>(entry: Entry): Entry => {
    const portionsLeft = numbers[entry.name];
    if (portionsLeft === undefined) return entry;
    return {
      ...entry,
      portionsLeft,
      ...(portionsLeft === 0 && { soldOutUntil: '2999-01-01T00:00:00.000Z' }),
    };
  };
  service.restaurants = service.restaurants.map((restaurant, index) =>
    index > 0
      ? restaurant
      : {
          ...restaurant,
          menu: restaurant.menu.map((category) => ({ ...category, items: category.items.map(count) })),
          optionGroups: (restaurant.optionGroups ?? []).map((group) => ({
            ...group,
            options: group.options.map(count),
          })),
        },
  );
}
