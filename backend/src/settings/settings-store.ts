import { DEFAULT_ACCEPTANCE_MINUTES, DEFAULT_PHONE_DIGITS, type Settings } from 'shared-api/contract';
import { changesBetween } from '../audit/changes.ts';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Clock } from '../context.ts';
import type { Database, Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

const DEFAULTS: Settings = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: null, instagram: null, x: null },
  acceptanceMinutes: DEFAULT_ACCEPTANCE_MINUTES,
  phoneDigits: DEFAULT_PHONE_DIGITS,
};

/** How old the settings may be that this instance works with, when another one changed them. */
const MAX_AGE_MS = 3000;

const selectAll = named('setting.all', 'SELECT name, value FROM setting');
const lock = named('setting.lock', 'SELECT name FROM setting ORDER BY name FOR UPDATE');
const upsert = named(
  'setting.upsert',
  `INSERT INTO setting (name, value, updated_at) VALUES ($1, $2, $3)
   ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
);

export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

/** The site settings, kept for a moment because nearly every change asks for them. */
export interface SettingsStore {
  current(): Promise<Settings>;
  /** Changes what is given; undefined leaves a setting as it is. */
  change(changes: SettingsChange, deed: Deed): Promise<Settings>;
}

export function createSettingsStore(db: Database, clock: Clock): SettingsStore {
  let known: { readonly settings: Settings; readonly at: number } | null = null;

  async function current(): Promise<Settings> {
    if (known && performance.now() - known.at < MAX_AGE_MS) return known.settings;
    known = { settings: await readSettings(db), at: performance.now() };
    return known.settings;
  }

  return {
    current,
    change: async (changes, deed) => {
      const now = new Date(clock());
      await db.transaction(async (transaction) => {
        await transaction.query(lock);
        const before = await readSettings(transaction);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) continue;
          await transaction.execute(upsert, [name, JSON.stringify(value), now]);
        }
        const after = await readSettings(transaction);
        const fields = changesBetween(before, after, Object.keys(DEFAULTS) as (keyof Settings)[]);
        const done = { action: 'settings_changed', kind: 'settings', changes: fields } as const;
        if (fields.length > 0) await recordDeed(transaction, deed, done, now.getTime());
      });
      known = null;
      return current();
    },
  };
}

async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.query<{ name: string; value: unknown }>(selectAll);
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Settings>;
  return { ...DEFAULTS, ...stored };
}
