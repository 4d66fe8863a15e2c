import type { ContactMessage } from 'shared-api/contract';

/** A row of `contact_message`. */
export interface MessageRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export const MESSAGE_COLUMNS = 'id, name, email, message, created_at, read_at';

export function presentMessage(row: MessageRow): ContactMessage {
  const { id, name, email, message } = row;
  const readAt = row.read_at?.toISOString() ?? null;
  return { id, name, email, message, createdAt: row.created_at.toISOString(), readAt };
}
