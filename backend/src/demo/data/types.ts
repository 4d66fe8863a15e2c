import type {
  Cuisine,
  Language,
  LaterOrders,
  Offer,
  OpeningWeek,
  OrderStage,
  OrderType,
  PaymentMethod,
  Region,
  RejectReason,
} from 'shared-api/contract';
import type { BannerPicture, DishPicture } from './picture-keys.ts';

/** Languages of the demo's texts; in another language of the product it shows the originals. */
export const DEMO_LANGUAGES = ['en', 'fr', 'ar'] as const satisfies readonly Language[];
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

export interface DemoText {
  readonly name: string;
  readonly description: string;
}

type DemoNames = Readonly<Record<DemoLanguage, string>>;

/** An option of a group; `price` is what it adds, in whole MRU. */
export interface DemoOption {
  readonly names: DemoNames;
  readonly price: number;
}

/** What is chosen of a dish; several dishes may have the same group. */
export interface DemoGroup {
  readonly names: DemoNames;
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly isRepeatable: boolean;
  readonly options: readonly DemoOption[];
}

/** A dish or drink of a demo menu. */
export interface DemoDish {
  /** Unique within its restaurant. */
  readonly key: string;
  readonly texts: Readonly<Record<DemoLanguage, DemoText>>;
  /** Whole MRU. */
  readonly price: number;
  readonly image: DishPicture | null;
  readonly groups?: readonly DemoGroup[];
}

export interface DemoMenuCategory {
  readonly names: DemoNames;
  readonly items: readonly DemoDish[];
}

/** The owner's account; the seeding code gives it the demo password. */
export interface DemoOwner {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** What counts for everybody, without a code and without an end; amounts in whole MRU. */
export type DemoPromotion = Pick<Offer, 'kind' | 'value' | 'minimum'>;

export interface DemoRestaurant {
  readonly key: string;
  /** The original one: the owner writes in it, and its name makes the address. */
  readonly language: DemoLanguage;
  readonly texts: Readonly<Record<DemoLanguage, DemoText>>;
  readonly category: Cuisine;
  readonly region: Region;
  readonly commune: string;
  readonly address: string;
  /** In the restaurant's language. */
  readonly landmark: string;
  /** Ten digits, fictitious. */
  readonly phone: string;
  readonly owner: DemoOwner;
  /** False: the owner waits for an admin, the restaurant is not public and has no orders. */
  readonly confirmed: boolean;
  readonly banner: BannerPicture;
  readonly hours: OpeningWeek;
  /** Whole MRU; applies to deliveries. */
  readonly minimumOrder: number;
  /** Whole MRU. */
  readonly deliveryFee: number;
  readonly prepMinutes: number;
  /** Without it the restaurant takes orders for now alone. */
  readonly laterOrders?: LaterOrders;
  readonly promotions?: readonly DemoPromotion[];
  readonly menu: readonly DemoMenuCategory[];
}

export interface DemoCustomer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Ten digits, fictitious. */
  readonly phone: string;
  readonly region: Region;
  readonly commune: string;
  readonly address: string;
}

export interface DemoOrderLine {
  readonly itemKey: string;
  readonly quantity: number;
  readonly note: string | null;
}

export interface DemoPayment {
  readonly method: PaymentMethod;
  /** Reference of a wallet payment; null for cash. */
  readonly reference: string | null;
  /** The banknotes the customer announced, in whole MRU, so that change is ready; cash only. */
  readonly payingWith: number | null;
}

export interface DemoOrder {
  readonly restaurantKey: string;
  /** Index into `DEMO_CUSTOMERS`; null for a guest. */
  readonly customerIndex: number | null;
  readonly contactName: string;
  readonly phone: string;
  readonly address: string;
  readonly orderType: OrderType;
  /** ISO instant. */
  readonly createdAt: string;
  readonly stage: OrderStage;
  /** Seconds from creation to acceptance; null when it was never accepted. */
  readonly acceptedAfterSeconds: number | null;
  /** Minutes the restaurant announced on acceptance; null when it was never accepted. */
  readonly minutes: number | null;
  /** Why it was rejected; null at any other stage. */
  readonly reason: RejectReason | null;
  readonly lines: readonly DemoOrderLine[];
  readonly note: string | null;
  readonly payment: DemoPayment;
}
