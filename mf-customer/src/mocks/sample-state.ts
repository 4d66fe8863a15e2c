import type {
  Address,
  Factors,
  Notification,
  Order,
  Passkey,
  Restaurant,
  Session,
  User,
} from 'shared-api/contract';

/** State of the sample service; each page or test has its own. */
export interface SampleState {
  user: User;
  isSignedIn: boolean;
  orders: Order[];
  restaurants: Restaurant[];
  addresses: Address[];
  /** Number created so far. */
  addressCount: number;
  /** Ids of restaurants. */
  favourites: string[];
  notifications: Notification[];
  sessions: Session[];
  passkeys: Passkey[];
  factors: Pick<Factors, 'totp' | 'recoveryCodes'>;
}
