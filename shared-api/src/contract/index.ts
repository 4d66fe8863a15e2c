export { nextBusinessDay } from './business-day.ts';
export { feeTo } from './delivery-fee.ts';
export * from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export * from './error-codes.ts';
export { foldName, foldText } from './fold-text.ts';
export * from './languages.ts';
export { latinDigits } from './latin-digits.ts';
export * from './localized-text.ts';
export { toAmount, toMinor } from './money.ts';
export * from './opening-hours.ts';
export type { OpeningException, OpeningHours, OpeningSpan, OpeningWeek } from './opening-intervals.ts';
export * from './opening-overlaps.ts';
export * from './opening-words.ts';
export * from './option-choice.ts';
export * from './order-code.ts';
export * from './order-stages.ts';
export * from './changeable.ts';
export { fullName, personName, type Person } from './person-name.ts';
export { phoneLink } from './phone-link.ts';
export { countDigits, isPhone, miscountedDigits, readPhone } from './phone-number.ts';
export * from './regions.ts';
export * from './menu-use.ts';
export * from './restaurant-limits.ts';
export { isReviewable } from './reviewable.ts';
export { disarmFormulas, restoreFormulas } from './spreadsheet-text.ts';
export { plainNumber, readAmount, readWholeNumber } from './typed-number.ts';
export * from './vocabulary.ts';
export type { Address } from './address.schemas.ts';
export type { AuditEntry } from './audit.schemas.ts';
export type { Problem } from './common.schemas.ts';
export type { Session, VerificationOptions } from './auth.schemas.ts';
export type { Approval, RestaurantApproval } from './approval.schemas.ts';
export type { ContactMessage } from './contact.schemas.ts';
export type { Factors, NewTotp } from './factor.schemas.ts';
export type { ChangeNotice, Notification } from './notification.schemas.ts';
export type { BlockedSender, OrderSender, OrderStorm } from './order-sender.schemas.ts';
export type { MenuOption, OptionGroup, OrderOption } from './option.schemas.ts';
export type { AnswerChange, AskChange, OrderChange, ProposeChange } from './order-change.schemas.ts';
export type { OrderLine } from './order-line.schemas.ts';
export type { CreateOrder, Payment } from './create-order.schemas.ts';
export type { Order, OrderEvent, OrderSlot, OrderSummary } from './order.schemas.ts';
export type {
  NewPasskeyCredential,
  Passkey,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
} from './passkey.schemas.ts';
export type { MenuCategory, MenuItem } from './menu.schemas.ts';
export type { Offer, OrderPromotion, Promotion } from './promotion.schemas.ts';
export type { Provider } from './provider.schemas.ts';
export type {
  Restaurant,
  PendingApproval,
  RestaurantMatch,
  RestaurantSummary,
} from './restaurant.schemas.ts';
export type { LaterOrders, Schedule } from './schedule.schemas.ts';
export { laterSlots } from './later-slots.ts';
export type { ManagedReview, OrderReview, Review, ReviewAnswer } from './review.schemas.ts';
export type { Schemas } from './schemas.ts';
export type { Settings } from './settings.schemas.ts';
export type { MarketplaceStatistics, RestaurantStatistics } from './statistics.schemas.ts';
export type { OwnData, Registration, User } from './user.schemas.ts';
export * from './promotion.ts';
export * from './person-header.ts';
export * from './visitor-header.ts';
