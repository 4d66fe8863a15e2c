/** Beginning of the queues' query keys. */
export const APPROVALS = ['admin', 'approval'] as const;
