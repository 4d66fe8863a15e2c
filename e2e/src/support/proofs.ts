import { connectionOfRunning } from 'backend';
import pg from 'pg';
import type { Product } from './product.ts';

/**
 * Makes the proofs of an account's sessions older than the ten minutes for which they count. Nothing but time does that
 * through the product, and a journey does not wait that long.
 */
export async function expireProofs({ dataDir }: Product, email: string): Promise<void> {
  const connection = await connectionOfRunning(dataDir);
  if (!connection) throw new Error('The product does not run.');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(
      `UPDATE session SET verified_at = verified_at - interval '11 minutes'
       WHERE user_id = (SELECT id FROM app_user WHERE email = $1)`,
      [email],
    );
  } finally {
    await client.end();
  }
}
