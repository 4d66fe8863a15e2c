import type { AddressPolicy } from 'platform/store';
import { SERVICE_PATHS } from './service-paths.ts';

/** What is decided about the site's addresses before any area is released. */
export const ADDRESSES: AddressPolicy = {
  reserved: SERVICE_PATHS,
  // An area that shows these pages can read passwords.
  assigned: {
    '/login': 'mf-public',
    '/register': 'mf-public',
    '/forgot-password': 'mf-public',
    '/reset-password': 'mf-public',
    '/confirm-email': 'mf-public',
  },
  // Areas whose addresses lie inside each other, so that they may be released one by one and in any order.
  loans: [
    { owner: 'mf-admin', pattern: '/admin/restaurant/:id', area: 'mf-provider' },
    { owner: 'mf-provider', pattern: '/provider/register', area: 'mf-public' },
  ],
};
