import { expected, type Rows } from '../row.ts';

/** What people have beside their password: each their own alone, as the calls name nobody. */
export const factorRows: Rows<'factor'> = {
  get: { object: 'none', expect: expected('401', '200') },
  beginTotp: { object: 'none', expect: expected('401', '201') },
  // There is no set-up.
  confirmTotp: {
    object: 'none',
    send: () => ({ json: { code: '123456' } }),
    expect: expected('401', '404'),
  },
  removeTotp: { object: 'none', expect: expected('401', '404') },
  makeRecoveryCodes: { object: 'none', expect: expected('401', '409') },
  removeRecoveryCodes: { object: 'none', expect: expected('401', '404') },
};
