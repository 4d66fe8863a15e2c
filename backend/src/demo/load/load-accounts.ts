import { DEMO_CUSTOMERS } from '../data/customers.ts';
import { DEMO_RESTAURANTS } from '../data/restaurants.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { insertUser, type NewUser } from '../../features/user/repository.ts';

const DAY_MS = 86_400_000;
/** Everybody has registered some days before the first order. */
const FIRST_DAYS_AGO = 130;

/** Ids of the demo accounts. */
export interface DemoAccounts {
  readonly adminId: string;
  /** By e-mail address. */
  readonly ownerIds: ReadonlyMap<string, string>;
  /** In the order of `DEMO_CUSTOMERS`. */
  readonly customerIds: readonly string[];
}

export async function loadAccounts(db: Queryable, passwordHash: string, now: number): Promise<DemoAccounts> {
  let registered = 0;
  const add = async (user: Omit<NewUser, 'passwordHash'>) => {
    registered += 1;
    const at = now - FIRST_DAYS_AGO * DAY_MS + registered * 7 * 3_600_000;
    return (await insertUser(db, { ...user, passwordHash, emailConfirmed: true }, at)).id;
  };
  const adminId = await add({
    email: 'admin@maida.example',
    role: 'ADMIN',
    confirmed: true,
    firstname: 'Khadijetou',
    lastname: 'Mint Ahmed',
  });
  const ownerIds = new Map<string, string>();
  for (const { owner, confirmed, phone } of DEMO_RESTAURANTS) {
    if (!ownerIds.has(owner.email)) {
      ownerIds.set(owner.email, await add({ ...owner, phone, role: 'PROVIDER', confirmed }));
    }
  }
  const customerIds: string[] = [];
  for (const { firstname, lastname, email, phone } of DEMO_CUSTOMERS) {
    customerIds.push(await add({ firstname, lastname, email, phone, role: 'USER', confirmed: true }));
  }
  return { adminId, ownerIds, customerIds };
}
