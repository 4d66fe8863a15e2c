import type { ErrorCode, Problem } from 'shared-api/contract';
import type { ServiceError } from './service-error.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

interface Kind {
  readonly status: number;
  readonly title: string;
}

const KINDS = {
  validation_failed: { status: 400, title: 'The input is not valid' },
  phone_invalid: { status: 400, title: 'The phone number is not valid' },
  passwords_differ: { status: 400, title: 'The passwords differ' },
  password_common: { status: 400, title: 'The password is among the most common ones' },
  password_guessable: { status: 400, title: 'The password is easily guessed' },
  email_taken: { status: 409, title: 'The e-mail address is already registered' },
  credentials_invalid: { status: 401, title: 'E-mail or password is wrong' },
  unauthorized: { status: 401, title: 'Sign in first' },
  verification_required: { status: 403, title: 'Prove who you are first' },
  factor_required: { status: 403, title: 'Admins need a passkey or an authenticator app' },
  second_step_required: { status: 401, title: 'The sign-in needs a second step' },
  sign_in_expired: { status: 401, title: 'The sign-in has run out' },
  code_invalid: { status: 401, title: 'The code is not valid' },
  forbidden: { status: 403, title: 'Not permitted' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'It has changed in the meantime' },
  other_person: { status: 409, title: 'Somebody else is signed in than the page was made for' },
  stage_changed: { status: 409, title: 'The order is at another stage' },
  stage_not_allowed: { status: 409, title: 'The order cannot move to this stage' },
  idempotency_conflict: { status: 409, title: 'The key was used for another request' },
  restaurant_closed: { status: 409, title: 'The restaurant is closed' },
  restaurant_unavailable: { status: 409, title: 'The restaurant takes no orders' },
  item_unavailable: { status: 409, title: 'A dish is not available' },
  slot_full: { status: 409, title: 'The time that is wanted is not free' },
  promotion_invalid: { status: 409, title: 'The promotion does not count for this order' },
  minimum_order: { status: 409, title: 'The order is below the minimum' },
  order_too_large: { status: 409, title: 'The order is larger than the restaurant takes from somebody new' },
  order_refused: { status: 409, title: 'The restaurant does not take this order' },
  delivery_unavailable: { status: 409, title: 'No delivery to this address' },
  review_too_early: { status: 409, title: 'The order has not ended' },
  review_repeated: { status: 409, title: 'The customer has reviewed this restaurant lately' },
  contact_data: { status: 400, title: 'The text has contact data or a link' },
  review_final: { status: 409, title: 'The review can no longer be changed' },
  favourites_full: { status: 409, title: 'There are as many favourites as there can be' },
  addresses_full: { status: 409, title: 'There are as many addresses as there can be' },
  menu_full: { status: 409, title: 'The menu has as much as one may have before the restaurant is approved' },
  restaurants_full: { status: 409, title: 'There are as many restaurants as there can be' },
  owner_declined: { status: 403, title: 'The owner was declined' },
  name_taken: { status: 409, title: 'Another restaurant has a name that looks the same' },
  last_admin: { status: 409, title: 'The last admin must stay' },
  registration_ticket_missing: { status: 401, title: 'The registration has run out' },
  passkey_invalid: { status: 401, title: 'The passkey is not valid' },
  passkey_unavailable: { status: 409, title: 'The site has no passkeys at this address' },
  passkeys_full: { status: 409, title: 'There are as many passkeys as there can be' },
  link_invalid: { status: 410, title: 'The link has been used or has run out' },
  xsrf_invalid: { status: 403, title: 'The XSRF token is missing or wrong' },
  origin_invalid: { status: 403, title: 'The request comes from another site' },
  rate_limited: { status: 429, title: 'Too many attempts' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The content type is not supported' },
  image_invalid: { status: 422, title: 'The picture cannot be read' },
  image_too_large: { status: 422, title: 'The picture has too many pixels' },
  pictures_full: { status: 429, title: 'There are as many pictures today as there can be' },
  storage_full: { status: 507, title: 'The storage is full' },
  unavailable: { status: 503, title: 'The service is not available right now' },
  server_error: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<ErrorCode, Kind>;

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return KINDS[code].status;
}

/** The problem details (RFC 9457) of a refusal; the same refusal gives the same bytes. */
export function problemOf(error: ServiceError): Problem {
  const { status, title } = KINDS[error.code];
  const { detail, errors, current } = error.details;
  return {
    type: `urn:maida:problem:${error.code}`,
    title,
    status,
    code: error.code,
    ...(detail !== undefined && { detail }),
    ...(errors !== undefined && { errors: [...errors] }),
    ...(current !== undefined && { current }),
  };
}
