import { createAppContext } from 'shared-api';
import type { User } from 'shared-api/contract';
import { beginSignedIn } from './begin-signed-in.ts';

test('the first rendering has the signed-in user, and later changes do not change the initial state', () => {
  const { session } = createAppContext('');
  const user: User = {
    id: '0190a0a0-0000-7000-8000-000000000001',
    firstname: 'Mariem',
    lastname: null,
    email: 'mariem@maida.example',
    phone: null,
    role: 'PROVIDER',
    confirmed: true,
    emailConfirmed: true,
    language: 'fr',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  beginSignedIn(session, user);
  session.getState().expire();
  expect(session.getInitialState()).toMatchObject({ status: 'authenticated', user });
  expect(session.getState().status).toBe('expired');
});
