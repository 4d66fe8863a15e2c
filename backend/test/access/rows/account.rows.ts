import { TEST_PASSWORD } from '../../support/test-service.ts';
import { proof } from './passkey.rows.ts';
import { adminsOnly, expected, type Rows } from '../row.ts';

/** Signing in and what goes with it; what anybody may call answers nothing about anybody. */
export const authRows: Rows<'auth'> = {
  me: { object: 'none', expect: expected('200', '200') },
  login: {
    object: 'none',
    send: () => ({ json: { email: 'nobody@example.org', password: 'not the password' } }),
    expect: expected('401', '401'),
  },
  finishLogin: {
    object: 'none',
    send: () => ({ json: { code: '123456' } }),
    expect: expected('401', '401'),
  },
  passkeyLoginOptions: { object: 'none', expect: expected('200', '200') },
  loginWithPasskey: {
    object: 'none',
    send: () => ({ json: { credential: proof } }),
    expect: expected('401', '401'),
  },
  logout: { object: 'none', expect: expected('204', '204') },
  verificationOptions: { object: 'none', expect: expected('401', '200') },
  verify: {
    object: 'none',
    send: () => ({ json: { password: TEST_PASSWORD } }),
    expect: expected('401', '204'),
  },
  sessions: { object: 'none', expect: expected('401', '200') },
  endSession: { object: 'session', expect: expected('401', '204 404 404 404') },
  endOtherSessions: { object: 'none', expect: expected('401', '204') },
  requestPasswordReset: {
    object: 'none',
    send: () => ({ json: { email: 'nobody@example.org' } }),
    expect: expected('202', '202'),
  },
  resetPassword: {
    object: 'none',
    send: () => ({
      json: { token: 'x'.repeat(43), password: 'new password', confirmPassword: 'new password' },
    }),
    expect: expected('410', '410'),
  },
  resendConfirmation: { object: 'none', expect: expected('401', '202') },
  confirmEmail: {
    object: 'none',
    send: () => ({ json: { token: 'x'.repeat(43) } }),
    expect: expected('410', '410'),
  },
};

const selfAndAdmins = {
  user: '200 404 404 404',
  unconfirmed: '200 404 404 404',
  provider: '200 404 404 404',
  admin: '200 200 404 404',
};
const selfAndAdminsEmpty = {
  user: '204 404 404 404',
  unconfirmed: '204 404 404 404',
  provider: '204 404 404 404',
  admin: '204 204 404 404',
};

let serial = 0;

export const userRows: Rows<'user'> = {
  create: {
    object: 'none',
    send: () => {
      serial += 1;
      const password = 'a long password';
      return { json: { email: `newcomer-${serial}@example.org`, password, confirmPassword: password } };
    },
    expect: expected('201', '201'),
  },
  list: { object: 'none', expect: adminsOnly('200') },
  exportList: { object: 'none', expect: adminsOnly('200') },
  get: { object: 'user', expect: expected('401', selfAndAdmins) },
  // Not even an admin takes away what is stored about somebody else.
  exportOwn: { object: 'user', expect: expected('401', '200 404 404 404') },
  update: {
    object: 'user',
    send: () => ({ json: { firstname: 'Aïcha' } }),
    expect: expected('401', selfAndAdmins),
  },
  remove: { object: 'user', expect: expected('401', selfAndAdminsEmpty) },
  confirm: { object: 'user', expect: adminsOnly('200 200 404 404') },
  changePassword: {
    object: 'user',
    send: () => ({ json: { password: 'another password', currentPassword: TEST_PASSWORD } }),
    expect: expected('401', selfAndAdminsEmpty),
  },
  sendPasswordLink: { object: 'user', expect: adminsOnly('202 202 404 404') },
  changeRole: { object: 'user', query: 'role=PROVIDER', expect: adminsOnly('200 200 404 404') },
};

export const addressRows: Rows<'address'> = {
  list: { object: 'none', expect: expected('401', '200') },
  create: {
    object: 'none',
    send: () => ({ json: { label: 'Home', address: 'Ksar 12' } }),
    expect: expected('401', '201'),
  },
  update: {
    object: 'address',
    send: () => ({ json: { label: 'Work' } }),
    expect: expected('401', '200 404 404 404'),
  },
  remove: { object: 'address', expect: expected('401', '204 404 404 404') },
};

export const notificationRows: Rows<'notification'> = {
  list: { object: 'none', expect: expected('401', '200') },
  clear: { object: 'none', expect: expected('401', '204') },
  events: { object: 'none', expect: expected('401', '200') },
};
