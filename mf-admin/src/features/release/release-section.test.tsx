import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReleaseChange } from 'platform/contract';
import { sampleArea, sampleHealth } from '../../mocks/release-handlers.ts';
import { renderArea } from '../../testing/render-area.tsx';

const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!found) throw new Error(`No card for ${name}.`);
  return within(found);
};

const figure = (area: ReturnType<typeof within>, label: string) =>
  area.getAllByText(label)[0]?.parentElement?.textContent;

test('shows each area’s live version, since when, and its health against the previous one', async () => {
  await renderArea('/admin/settings');
  const shell = await card('Frame (header, footer, session)');
  expect(shell.getByText('0.1.0-b2b2b2b2b2')).toBeVisible();
  expect(shell.getByText('live 5 hours ago')).toBeVisible();
  expect(shell.getByText(/by pipeline main/)).toHaveTextContent('Every change is released');
  expect(shell.getByText('Healthy')).toBeVisible();
  expect(figure(shell, 'Errors per 1 000 page loads')).toBe(
    'Errors per 1 000 page loads1.4vs 1.9 for 0.1.0-a1a1a1a1a1',
  );
  expect((await card('Administration')).getByText('Too few visits to say')).toBeVisible();
  expect((await card('Administration')).queryByRole('button', { name: /Roll back/ })).not.toBeInTheDocument();

  const visitors = await card('Visitors’ pages');
  expect(visitors.getByText('10 % of visitors get')).toBeVisible();
  expect(visitors.getByText('Worse than before')).toBeVisible();
});

test('says what a version was released from, and with which areas, where it is live and in the history', async () => {
  const origin = {
    source: { commit: 'ab12cd34ef'.repeat(4), branch: 'main', changed: ['a.ts', 'b.ts'], changedCount: 2 },
    together: ['mf-admin', 'shell'],
  };
  const area = sampleArea('mf-admin');
  const change: ReleaseChange = {
    ...{ kind: 'promote', area: 'mf-admin', from: null, to: area.live.version, who: 'amina', why: 'Lists' },
    ...{ when: area.live.since, share: null, isAutomatic: false, forced: [], ...origin },
  };
  const areas = [{ ...area, live: { ...area.live, ...origin } }, sampleArea('shell')];
  const releases = { areas, retired: [], changes: [change], tokens: [], acts: [], people: {} };
  await renderArea('/admin/settings', { releases });
  const said =
    /Commit ab12cd34ef · main 2 files weren’t committed in one step with Frame \(header, footer, session\)/;
  const heading = await screen.findByRole('heading', { level: 3, name: 'Administration' });
  expect(heading.closest('li')).toHaveTextContent(said);
  expect(screen.getByRole('heading', { name: 'Latest changes' }).parentElement).toHaveTextContent(said);
  const shell = screen.getByRole('heading', { level: 3, name: 'Frame (header, footer, session)' });
  expect(shell.closest('li')).not.toHaveTextContent(/Commit/);
});

test('compares with the previous version only if that has had visitors', async () => {
  const previous = { version: '0.1.0-a1a1a1a1a1', health: sampleHealth(0, null) };
  const releases = {
    areas: [sampleArea('mf-admin', { previous })],
    retired: [],
    changes: [],
    tokens: [],
    acts: [],
    people: {},
  };
  await renderArea('/admin/settings', { releases });
  expect(figure(await card('Administration'), 'Page loads')).toBeDefined();
  expect((await card('Administration')).queryByText(/^against/)).not.toBeInTheDocument();
});

test('says at the area that the platform took a version back by itself, until somebody changes it again', async () => {
  const automaticRollback: ReleaseChange = {
    kind: 'rollback',
    area: 'mf-admin',
    from: '0.1.0-c3c3c3c3c3',
    to: '0.1.0-b2b2b2b2b2',
    who: 'platform',
    why: 'it failed on 15 of 60 page loads.',
    when: new Date(Date.now() - 120_000).toISOString(),
    share: null,
    isAutomatic: true,
    forced: [],
  };
  const areas = [sampleArea('mf-admin'), sampleArea('shell')];
  const { user } = await renderArea('/admin/settings', {
    releases: {
      areas,
      retired: [],
      changes: [automaticRollback],
      tokens: [],
      acts: [],
      people: {},
    },
  });
  const admin = await card('Administration');
  expect(await admin.findByText('Rolled back automatically')).toBeVisible();
  const notice = admin.getByRole('status');
  expect(notice).toHaveTextContent(
    '0.1.0-c3c3c3c3c3 failed; visitors get 0.1.0-b2b2b2b2b2 again. it failed on 15 of 60 page loads. 2 minutes ago',
  );
  expect((await card('Frame (header, footer, session)')).queryByRole('status')).not.toBeInTheDocument();

  await user.click(admin.getByRole('button', { name: /^Release another version/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText('For whom'), 'All visitors');
  await user.type(dialog.getByLabelText(/^Reason/), 'Mended');
  await user.click(dialog.getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(admin.queryByText('Rolled back automatically')).not.toBeInTheDocument());
});

test('links to the override page', async () => {
  await renderArea('/admin/settings');
  const link = await screen.findByRole('link', { name: /^Load an area from a development server/ });
  expect(link).toHaveAttribute('href', '/platform/override');
});

test('rolls back with a reason after a question, and lists it in the history', async () => {
  const { user, service } = await renderArea('/admin/settings');
  await user.click(
    (await card('Frame (header, footer, session)')).getByRole('button', { name: /^Roll back/ }),
  );
  const dialog = within(
    screen.getByRole('alertdialog', { name: 'Roll back: Frame (header, footer, session)?' }),
  );
  expect(dialog.getByText(/get 0.1.0-a1a1a1a1a1 again instead of 0.1.0-b2b2b2b2b2/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(dialog.getByText('Give the reason in a few words.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Orders do not load');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(/visitors get 0.1.0-a1a1a1a1a1 again\./)).toBeVisible();
  expect(service.releases.areas[0]?.live.version).toBe('0.1.0-a1a1a1a1a1');
  const history = (await screen.findByRole('heading', { name: 'Latest changes' })).parentElement;
  expect(history).toHaveTextContent(
    'Frame (header, footer, session): admin@maida.example rolled back to 0.1.0-a1a1a1a1a1. Orders do not load',
  );
});

test('ends a canary only', async () => {
  const { user, service } = await renderArea('/admin/settings');
  await user.click((await card('Visitors’ pages')).getByRole('button', { name: /^End the trial/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Too many errors');
  await user.click(dialog.getByRole('button', { name: 'End the trial' }));
  await waitFor(() => expect(service.releases.areas[1]?.canary).toBeNull());
  expect(service.releases.areas[1]?.live.version).toBe('0.1.0-b2b2b2b2b2');
});

test('promotes another version, for everybody or for some', async () => {
  const { user, service } = await renderArea('/admin/settings');
  const promote = async (share: string, confirmation: string) => {
    await user.click(
      (await card('Administration')).getByRole('button', { name: /^Release another version/ }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    await user.selectOptions(dialog.getByLabelText('For whom'), share);
    await user.type(dialog.getByLabelText(/^Reason/), 'Ready');
    await user.click(dialog.getByRole('button', { name: confirmation }));
  };
  await user.click((await card('Administration')).getByRole('button', { name: /^Release another version/ }));
  expect(screen.getByLabelText('For whom')).toHaveDisplayValue('10 % of visitors, as a trial');
  await user.keyboard('{Escape}');
  await promote('5 % of visitors, as a trial', 'Start the trial');
  await waitFor(() => expect(service.releases.areas[2]?.canary?.share).toBe(0.05));
  await promote('All visitors', 'Go live');
  await waitFor(() => expect(service.releases.areas[2]?.live.version).toBe('0.1.0-c3c3c3c3c3'));
});

test('promotes a version that the gate refuses only by force', async () => {
  const { user, service, server } = await renderArea('/admin/settings');
  const sent: unknown[] = [];
  server.use(
    http.post('*/platform/promote', async ({ request }) => {
      const body = (await request.clone().json()) as { isForced?: boolean };
      sent.push(body.isForced);
      if (body.isForced) return undefined;
      const problem = { check: 'mounts', reason: 'Two areas claim /admin.', fix: 'Give one of them up.' };
      const refusal = { type: 'about:blank', title: 'x', status: 422, code: 'refused', detail: 'x' };
      return HttpResponse.json({ ...refusal, problems: [problem] }, { status: 422 });
    }),
  );
  await user.click((await card('Administration')).getByRole('button', { name: /^Release another version/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('For whom'), 'All visitors');
  await user.type(dialog.getByLabelText(/^Reason/), 'Ready');
  await user.click(dialog.getByRole('button', { name: 'Go live' }));
  expect(await dialog.findByText('Two areas claim /admin. Give one of them up.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /anyway/ }));
  await user.click(dialog.getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(service.releases.areas[2]?.live.version).toBe('0.1.0-c3c3c3c3c3'));
  expect(sent).toEqual([undefined, true]);
});

test('shows what has changed meanwhile, and does not undo it', async () => {
  const { user, service } = await renderArea('/admin/settings');
  await user.click(
    (await card('Frame (header, footer, session)')).getByRole('button', { name: /^Roll back/ }),
  );
  const newer = { ...sampleArea('shell').live, version: '0.1.0-d4d4d4d4d4', health: sampleHealth(0, null) };
  service.releases.areas[0] = sampleArea('shell', { live: newer });
  const dialog = within(screen.getByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Broken');
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await dialog.findByText(/has changed in the meantime/)).toBeVisible();
  expect(service.releases.areas[0]?.live.version).toBe('0.1.0-d4d4d4d4d4');
});

test('retires an area after a question, and brings it back', async () => {
  const { user, service } = await renderArea('/admin/settings');
  for (const needed of ['Frame (header, footer, session)', 'Administration']) {
    expect((await card(needed)).queryByRole('button', { name: /^Retire/ })).not.toBeInTheDocument();
  }
  const name = 'Restaurant owners’ area';
  await user.click((await card(name)).getByRole('button', { name: `Retire: ${name}` }));
  const dialog = within(screen.getByRole('alertdialog', { name: `Retire: ${name}?` }));
  expect(dialog.getByText(/its links disappear from the menus/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(service.releases.retired).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Nobody uses it');
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('Retired')).toBeVisible();
  const retired = await card(name);
  expect(retired.getByText('retired now')).toBeVisible();
  expect(retired.getByText('/mf-provider/*')).toBeVisible();
  const history = screen.getByRole('heading', { name: 'Latest changes' }).parentElement;
  expect(history).toHaveTextContent(
    `${name}: admin@maida.example retired it; 0.1.0-b2b2b2b2b2 was live. Nobody uses it`,
  );

  await user.click(retired.getByRole('button', { name: `Bring back: ${name}` }));
  const question = within(screen.getByRole('alertdialog', { name: `Bring back: ${name}?` }));
  await user.type(question.getByLabelText(/^Reason/), 'People miss it');
  await user.click(question.getByRole('button', { name: 'Bring back' }));
  await waitFor(() => expect(screen.queryByText('Retired')).not.toBeInTheDocument());
  expect(service.releases.areas.at(-1)).toMatchObject({
    name: 'mf-provider',
    live: { why: 'People miss it' },
  });
});

test('retries releases that fail to load, while the settings stay usable', async () => {
  const handlers = [http.get('*/platform/releases', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/settings', {}, { handlers });
  expect(await screen.findByText('The releases couldn’t be loaded.')).toBeVisible();
  expect(await screen.findByLabelText(/Contact email/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Administration' })).toBeVisible();
});
