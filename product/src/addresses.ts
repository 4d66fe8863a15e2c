import type { AddressPolicy } from 'platform/contract/server';
import { SERVICE_PATHS } from 'shared-api/service-paths';

/** What is decided about the site's addresses before any area is released. */
export const ADDRESSES: AddressPolicy = {
  reserved: SERVICE_PATHS,
  // Always of the same area, which can't be retired: the start page, to which every page has a link; the pages that ask
  // for passwords, which an area that shows them could read; and the page on which admins release.
  assigned: {
    '/': 'mf-public',
    '/login': 'mf-public',
    '/register': 'mf-public',
    '/forgot-password': 'mf-public',
    '/reset-password': 'mf-public',
    '/confirm-email': 'mf-public',
    '/account/*': 'mf-customer',
    '/admin/settings': 'mf-admin',
  },
  // Areas whose addresses lie inside each other, so that they may be released one by one and in any order.
  nested: [
    { area: 'mf-provider', pattern: '/admin/restaurant/:id/*', inside: 'mf-admin' },
    { area: 'mf-public', pattern: '/provider/register', inside: 'mf-provider' },
  ],
};
