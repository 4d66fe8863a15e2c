import type { LiveEvent } from 'shared-api';
import type {
  AuditEntry,
  ContactMessage,
  ManagedReview,
  MarketplaceStatistics,
  Order,
  OrderStorm,
  Provider,
  Restaurant,
  RestaurantApproval,
  Settings,
  User,
} from 'shared-api/contract';
import type { SampleReleases } from './release-handlers.ts';

/** State of the sample service; each page or test has its own. */
export interface SampleService {
  user: User;
  users: User[];
  providers: Provider[];
  restaurants: Restaurant[];
  orders: Order[];
  storms: OrderStorm[];
  /** When and why restaurant owners were declined, by user. */
  declines: Record<string, { at: string; reason: string }>;
  /** New restaurants and names that wait or were declined. */
  approvals: RestaurantApproval[];
  audit: AuditEntry[];
  releases: SampleReleases;
  messages: ContactMessage[];
  reviews: ManagedReview[];
  /** Number of days with figures. */
  statistics: (days: number) => MarketplaceStatistics;
  settings: Settings;
  /** Called with what the service would push. */
  onEvent: (event: LiveEvent) => void;
}
