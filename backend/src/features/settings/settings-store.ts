import { DEFAULT_ACCEPTANCE_MINUTES, DEFAULT_PHONE_DIGITS, type Settings } from 'shared-api/contract';
import { changesBetween } from '../audit/changes.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { Clock } from '../../lib/clock.ts';

type Setting = Omit<Settings, 'version'>;

const DEFAULTS: Setting = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: null, instagram: null, x: null },
  acceptanceMinutes: DEFAULT_ACCEPTANCE_MINUTES,
  phoneDigits: DEFAULT_PHONE_DIGITS,
};

const NAMES = Object.keys(DEFAULTS) as (keyof Setting)[];

/** Milliseconds for which settings are cached, although another instance may change them. */
const MAX_AGE_MS = 3000;

const selectAll = named('setting.all', 'SELECT name, value FROM setting');
const lock = named('setting.lock', 'SELECT name FROM setting ORDER BY name FOR UPDATE');
const upsert = named(
  'setting.upsert',
  `INSERT INTO setting (name, value, updated_at) VALUES ($1, $2, $3)
   ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
);

/** Changes; undefined leaves a setting unchanged. */
export type SettingsChange = { readonly [Name in keyof Setting]?: Setting[Name] | undefined };

/** The site settings, cached for a moment because nearly every change reads them. */
export interface SettingsStore {
  current(): Promise<Settings>;
  /**
   * Changes settings.
   *
   * @param version the version that the change is based on, if it matters
   * @throws ServiceError `conflict` with `current` when the settings are no longer at that version
   */
  change(changes: SettingsChange, version: number | undefined, audit: AuditContext): Promise<Settings>;
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
    change: async (changes, version, audit) => {
      await db.transaction(async (transaction) => {
        await transaction.query(lock);
        const before = await readSettings(transaction);
        if (version !== undefined && version !== before.version) {
          throw new ServiceError('conflict', { current: before });
        }
        await store(transaction, before, changes, audit, clock());
      });
      known = null;
      return current();
    },
  };
}

/** Stores the differences under a new version. */
async function store(
  db: Queryable,
  before: Settings,
  changes: SettingsChange,
  audit: AuditContext,
  now: number,
): Promise<void> {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const fields = changesBetween<Setting>(before, { ...before, ...defined }, NAMES);
  if (fields.length === 0) return;
  const rows = { ...defined, version: before.version + 1 };
  for (const [name, value] of Object.entries(rows)) {
    await db.execute(upsert, [name, JSON.stringify(value), new Date(now)]);
  }
  const done = { action: 'settings_changed', kind: 'settings', changes: fields } as const;
  await recordAudit(db, audit, done, now);
}

async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.query<{ name: string; value: unknown }>(selectAll);
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Settings>;
  return { ...DEFAULTS, version: 1, ...stored };
}
