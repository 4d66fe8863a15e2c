import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdClock } from 'shared-api/testing';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

holdClock();

const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '23:00' }]);
const exceptions = [{ date: '2099-12-24', spans: [] }];
const restaurant = sampleRestaurant(1, { schedule: { week, exceptions, pausedUntil: null } });

async function open(section: 'hours' | 'special-days', language = 'en') {
  const at = `/provider/${restaurant.id}/${section}`;
  const area = await renderArea(at, { restaurants: [restaurant], orders: [] }, { language });
  await screen.findAllByRole('switch');
  const press = () => area.user.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }));
  return { ...area, press, schedule: () => area.service.restaurants[0]?.schedule };
}
type User = Awaited<ReturnType<typeof open>>['user'];

const day = (name: string) => within(screen.getByRole('group', { name }));

async function type(user: User, field: HTMLElement | undefined, text: string) {
  if (!field) throw new Error('no such field');
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
}

test('sets hours across midnight as they are typed, and closes a day', async () => {
  const { user, press, schedule } = await open('hours');
  const monday = day('Monday');
  await type(user, monday.getByLabelText('Opens'), '1930');
  await type(user, monday.getByLabelText('Closes'), '2h');
  expect(monday.getByLabelText('Opens')).toHaveValue('19:30');
  expect(monday.getByLabelText('Closes')).toHaveValue('02:00');
  expect(monday.getByText('until the next day')).toBeVisible();
  await user.click(day('Friday').getByRole('switch'));
  await press();
  await screen.findByText('Restaurant saved.');
  expect(schedule()?.week[0]).toEqual([{ opens: '19:30', closes: '02:00' }]);
  expect(schedule()?.week[4]).toEqual([]);
  expect(schedule()?.exceptions).toEqual(exceptions);
});

test('a day is open all day with one press, without times', async () => {
  const { user, press, schedule } = await open('hours');
  const sunday = day('Sunday');
  await user.click(sunday.getByRole('checkbox', { name: 'All day (open 24 h)' }));
  expect(sunday.queryByLabelText('Opens')).not.toBeInTheDocument();
  await press();
  await screen.findByText('Restaurant saved.');
  expect(schedule()?.week[6]).toEqual([{ opens: '00:00', closes: '00:00' }]);
  await user.click(sunday.getByRole('checkbox', { name: 'All day (open 24 h)' }));
  expect(sunday.getByLabelText('Opens')).toHaveValue('11:00');
});

test('refuses overlapping lines, and names them', async () => {
  const { user, press, service } = await open('hours');
  const friday = day('Friday');
  await user.click(friday.getByRole('button', { name: 'Add hours' }));
  await press();
  const message = await friday.findByText('On Friday, 18:00–23:00 overlaps 11:00–23:00.');
  expect(message).toBeVisible();
  const second = friday.getAllByLabelText('Opens')[1];
  expect(second).toBeInvalid();
  expect(second).toHaveAccessibleDescription('On Friday, 18:00–23:00 overlaps 11:00–23:00.');
  await waitFor(() => expect(second).toHaveFocus());
  expect(service.restaurants[0]?.version).toBe(1);
  await type(user, friday.getAllByLabelText('Closes')[0], '15:00');
  expect(message).not.toBeInTheDocument();
  await press();
  await screen.findByText('Restaurant saved.');
});

test('a night that runs into the next morning is named with both days', async () => {
  const { user, press } = await open('hours', 'fr');
  await type(user, day('lundi').getByLabelText('Ferme à'), '13:00');
  await type(user, day('lundi').getByLabelText('Ouvre à'), '18:00');
  await press();
  expect(
    await day('mardi').findByText('Le mardi, 11:00–23:00 chevauche la nuit du lundi (18:00–13:00).'),
  ).toBeVisible();
});

test('says which line is incomplete', async () => {
  const { user, press, service } = await open('hours');
  await type(user, day('Tuesday').getByLabelText('Closes'), 'late');
  expect(day('Tuesday').getByLabelText('Closes')).toHaveValue('late');
  await press();
  expect(await day('Tuesday').findByText('Tuesday: enter an opening and a closing time.')).toBeVisible();
  expect(service.restaurants[0]?.version).toBe(1);
});

test('discarding also drops a time that is none', async () => {
  const { user } = await open('hours');
  await type(user, day('Tuesday').getByLabelText('Closes'), 'late');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(day('Tuesday').getByLabelText('Closes')).toHaveValue('23:00'));
});

test('copies Monday to all days', async () => {
  const { user, press, schedule } = await open('hours');
  await type(user, day('Monday').getByLabelText('Opens'), '9');
  await user.click(screen.getByRole('button', { name: 'Copy to all days' }));
  await press();
  await screen.findByText('Restaurant saved.');
  expect(schedule()?.week).toEqual(week.map(() => [{ opens: '09:00', closes: '23:00' }]));
});

test('special days need a date of their own, and leave the week alone', async () => {
  const { user, press, schedule } = await open('special-days');
  await user.click(await screen.findByRole('button', { name: 'Add a special day' }));
  await press();
  expect(await screen.findByText('Choose a date.')).toBeVisible();
  const date = screen.getAllByLabelText('Date')[1];
  if (!date) throw new Error('no second date');
  fireEvent.change(date, { target: { value: '2099-12-24' } });
  expect(await screen.findAllByText('This date is already in the list.')).toHaveLength(2);
  fireEvent.change(date, { target: { value: '2099-12-31' } });
  await press();
  await screen.findByText('Restaurant saved.');
  expect(schedule()).toEqual({
    week,
    exceptions: [...exceptions, { date: '2099-12-31', spans: [] }],
    pausedUntil: null,
  });
});

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('pauses until a chosen day and time, on the 24-hour clock', async () => {
  const { user, schedule } = await open('hours');
  await user.click(await screen.findByRole('button', { name: 'Until…' }));
  const time = await screen.findByLabelText('Time, 24-hour clock');
  const dialog = within(screen.getByRole('dialog', { name: 'Pause orders' }));
  const pause = dialog.getByRole('button', { name: 'Pause' });
  await user.selectOptions(dialog.getByLabelText('Day'), dayAhead(0));
  await type(user, time, '0000');
  await user.click(pause);
  expect(await dialog.findByText('Choose a time in the future.')).toBeVisible();
  await type(user, time, '25:00');
  await user.click(pause);
  expect(time).toHaveAccessibleDescription('Enter a time, like 19:30.');
  await user.selectOptions(dialog.getByLabelText('Day'), dayAhead(3));
  await user.clear(time);
  await user.type(time, '18h30{Enter}');
  await waitFor(() => expect(schedule()?.pausedUntil).toBe(`${dayAhead(3)}T18:30:00.000Z`));
});

test('the pause dialog names its days in the language of the page', async () => {
  const { user } = await open('hours', 'fr');
  await user.click(await screen.findByRole('button', { name: 'Jusqu’à…' }));
  const day = await screen.findByLabelText('Jour');
  expect(within(day).getAllByRole('option')[0]).toHaveTextContent(/^Aujourd’hui, /);
  expect(within(day).getAllByRole('option')[1]).toHaveTextContent(/^Demain, /);
});
