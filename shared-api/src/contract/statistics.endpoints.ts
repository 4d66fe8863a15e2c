import type { Endpoints } from './endpoint.ts';

/** Figures made from all orders, in the time zone of the restaurants. */
export const statisticsEndpoints = {
  restaurant: {
    method: 'GET',
    path: '/api/statistics/restaurant/{id}',
    access: ['PROVIDER', 'ADMIN'],
    summary: "A restaurant's figures: today, 30 and 90 days, and what it still lacks",
  },
  marketplace: {
    method: 'GET',
    path: '/api/statistics/marketplace',
    access: ['ADMIN'],
    summary: 'Figures of the whole marketplace: today, by day and by region',
  },
} as const satisfies Endpoints;
