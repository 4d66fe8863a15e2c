import type { LiveEvent } from 'shared-api';
import type {
  AuditEntry,
  ContactMessage,
  MarketplaceStatistics,
  Order,
  Provider,
  Restaurant,
  Settings,
  User,
} from 'shared-api/contract';
import type { SampleReleases } from './release-handlers.ts';

/** What the sample service knows; each page or test has its own. */
export interface SampleService {
  user: User;
  users: User[];
  providers: Provider[];
  restaurants: Restaurant[];
  orders: Order[];
  /** When and why restaurant owners were declined, by user. */
  declines: Record<string, { at: string; reason: string }>;
  audit: AuditEntry[];
  releases: SampleReleases;
  messages: ContactMessage[];
  /** The figures of so many days. */
  statistics: (days: number) => MarketplaceStatistics;
  settings: Settings;
  /** Receives what the real service would push. */
  onEvent: (event: LiveEvent) => void;
}
