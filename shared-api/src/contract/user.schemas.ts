import * as z from 'zod';
import { addressSchema } from './address.schemas.ts';
import { auditEntrySchema } from './audit.schemas.ts';
import {
  emailSchema,
  fileShape,
  idSchema,
  instantSchema,
  lineSchema,
  pageQueryShape,
  passwordSchema,
  phoneSchema,
  reasonSchema,
  type SchemasOf,
} from './common.schemas.ts';
import { notificationSchema } from './notification.schemas.ts';
import { orderSchema } from './order.schemas.ts';
import { factorsSchema } from './factor.schemas.ts';
import { passkeySchema } from './passkey.schemas.ts';
import { providerSchema } from './provider.schemas.ts';
import type { userEndpoints } from './user.endpoints.ts';
import { LANGUAGES } from './languages.ts';
import { MAX_PASSWORD_LENGTH, ROLES } from './vocabulary.ts';

/** An account (requirements 3.1); never carries the password. */
export const userSchema = z.object({
  id: idSchema,
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  /** An admin has approved the account; a provider's restaurant is public only then. */
  confirmed: z.boolean(),
  /** Whether the user has confirmed the e-mail address by a mailed link. */
  emailConfirmed: z.boolean(),
  language: z.enum(LANGUAGES).nullable(),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

/** The account that a registration makes. */
export const registrationSchema = userSchema.extend({
  /** The account begins, and can be signed in to, once the mailed link was followed. */
  isPending: z.boolean(),
});
export type Registration = z.infer<typeof registrationSchema>;

/** Everything that is stored about an account, without its secrets. */
export const ownDataSchema = z.object({
  exportedAt: instantSchema,
  profile: userSchema,
  addresses: z.array(addressSchema),
  favourites: z.array(z.object({ restaurant: z.string(), slug: z.string(), markedAt: instantSchema })),
  /** Reviews stand with their orders. */
  orders: z.array(orderSchema),
  notifications: z.array(notificationSchema),
  sessions: z.array(
    z.object({
      createdAt: instantSchema,
      seenAt: instantSchema,
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
  ),
  passkeys: z.array(passkeySchema.omit({ id: true })),
  factors: factorsSchema,
  /** Storefronts that the account owns. */
  providers: z.array(providerSchema),
  /** Its entries in the audit log, as actor and as object. */
  audit: z.array(auditEntrySchema.omit({ id: true, actor: true })),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** Current password; not needed right after signing in. */
const currentPasswordSchema = z.string().max(MAX_PASSWORD_LENGTH).optional();

const nameSchema = lineSchema(80).nullable().optional();

/** `role` ADMIN is refused: self-registration makes USER or PROVIDER (requirements 3.1). */
export const registerUserSchema = z.object({
  email: emailSchema,
  phone: phoneSchema.nullable().optional(),
  password: passwordSchema,
  confirmPassword: z.string().max(MAX_PASSWORD_LENGTH),
  firstname: nameSchema,
  lastname: nameSchema,
  role: z.enum(['USER', 'PROVIDER']).default('USER'),
  language: z.enum(LANGUAGES).optional(),
});

const idParams = z.object({ id: idSchema });

const filterShape = {
  q: pageQueryShape.q,
  role: z.enum(ROLES).optional(),
  confirmed: z.enum(['true', 'false']).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc']).optional(),
};

export const userSchemas = {
  create: { body: registerUserSchema, reply: registrationSchema },
  list: { query: z.object({ ...pageQueryShape, ...filterShape }), reply: z.array(userSchema) },
  exportList: { query: z.object({ ...filterShape, ...fileShape }) },
  get: { params: idParams, reply: userSchema },
  exportOwn: { params: idParams, reply: ownDataSchema },
  update: {
    params: idParams,
    body: z.object({
      firstname: nameSchema,
      lastname: nameSchema,
      email: emailSchema.optional(),
      phone: phoneSchema.nullable().optional(),
      language: z.enum(LANGUAGES).nullable().optional(),
      /** For another e-mail address of one's own. */
      currentPassword: currentPasswordSchema,
      reason: reasonSchema,
    }),
    reply: userSchema,
  },
  remove: {
    params: idParams,
    query: z.object({ reason: reasonSchema }),
    /** For one's own account. */
    body: z.object({ currentPassword: currentPasswordSchema }).optional(),
  },
  confirm: {
    params: idParams,
    body: z.object({ confirmed: z.boolean().default(true), reason: reasonSchema }).optional(),
    reply: userSchema,
  },
  changePassword: {
    params: z.object({ email: emailSchema }),
    query: z.object({ password: z.string().max(MAX_PASSWORD_LENGTH).optional() }),
    body: z
      .object({
        password: passwordSchema,
        currentPassword: currentPasswordSchema,
        reason: reasonSchema,
      })
      .optional(),
  },
  sendPasswordLink: { params: idParams, body: z.object({ reason: reasonSchema }).optional() },
  changeRole: {
    params: idParams,
    query: z.object({ role: z.enum(ROLES), reason: reasonSchema }),
    reply: userSchema,
  },
} as const satisfies SchemasOf<typeof userEndpoints>;
