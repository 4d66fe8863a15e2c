import type { Settings } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** Fictitious, like everything of the demo set. */
const DEMO_SETTINGS: Pick<Settings, 'contactPhone' | 'social'> = {
  contactPhone: '2245250000',
  social: {
    facebook: 'https://www.facebook.com/maida.example',
    instagram: 'https://www.instagram.com/maida.example',
    x: 'https://x.com/maida_example',
  },
};

const insertSetting = named(
  'seed.setting',
  'INSERT INTO setting (name, value, updated_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING',
);

/** Gives the demo site a phone number and the social links of its footer. */
export async function loadSettings(db: Queryable, now: number): Promise<void> {
  for (const [name, value] of Object.entries(DEMO_SETTINGS)) {
    await db.execute(insertSetting, [name, JSON.stringify(value), new Date(now)]);
  }
}
