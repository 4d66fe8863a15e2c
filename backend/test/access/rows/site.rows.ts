import { adminsOnly, expected, type Rows } from '../row.ts';

export const settingsRows: Rows<'settings'> = {
  get: { object: 'none', expect: expected('200', '200') },
  update: { object: 'none', send: () => ({ json: { acceptanceMinutes: 12 } }), expect: adminsOnly('200') },
};

export const contactRows: Rows<'contact'> = {
  send: {
    object: 'none',
    send: () => ({ json: { name: 'Moussa', email: 'moussa@example.org', message: 'Good evening' } }),
    expect: expected('201', '201'),
  },
  list: { object: 'none', expect: adminsOnly('200') },
  setRead: {
    object: 'contact',
    send: () => ({ json: { isRead: true } }),
    expect: adminsOnly('- 200 404 404'),
  },
  remove: { object: 'contact', expect: adminsOnly('- 204 404 404') },
  restore: { object: 'contact', expect: adminsOnly('- 200 404 404') },
};

export const auditRows: Rows<'audit'> = {
  list: { object: 'none', expect: adminsOnly('200') },
};
