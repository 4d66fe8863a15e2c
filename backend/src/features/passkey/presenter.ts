import type { Passkey } from 'shared-api/contract';
import type { PasskeyRow } from './repository.ts';

/** A passkey for its owner. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  };
}
