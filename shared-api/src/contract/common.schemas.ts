import * as z from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import { readPhone } from './phone-number.ts';
import { communesOf, REGIONS } from './regions.ts';
import { MAX_AMOUNT } from './restaurant-limits.ts';
import { LANGUAGES } from './languages.ts';
import { CUISINES, MAX_PAGE_SIZE, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './vocabulary.ts';

// Otherwise zod probes for `new Function`, which a strict CSP reports as a violation.
z.config({ jitless: true });

/** An identifier created by the service. */
export const idSchema = z.uuid();

/** Random 128-bit token, base64url. */
export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

/** Calendar day `YYYY-MM-DD` in the supported years. */
export const daySchema = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', 'not a day from 1900 to 2999');

function hasWholeCents(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** Amount of MRU with at most two decimals. */
export const moneySchema = z.number().min(0).max(MAX_AMOUNT).refine(hasWholeCents, 'at most two decimals');

/** What something costs more or, below zero, less than something else, in MRU. */
export const moneyDifferenceSchema = z
  .number()
  .min(-MAX_AMOUNT)
  .max(MAX_AMOUNT)
  .refine(hasWholeCents, 'at most two decimals');

/** What Arabic and emoji need of the invisible characters: joiners, marks of direction, variants of a sign. */
const NEEDED = '\\u200C-\\u200F\\uFE0E\\uFE0F';

/**
 * Invisible characters, often pasted, that make equal-looking texts differ or reverse what follows (U+202E turns
 * `gnp.exe` into `exe.png`): those that Unicode calls ignorable, its annotations, the empty Braille sign. A text that
 * is copied from an Arabic page has some around its amounts, so they are taken out and not refused.
 */
const INVISIBLE = new RegExp(`(?![${NEEDED}])[\\p{DI}\\uFFF9-\\uFFFB\\u2800]`, 'gu');

/** Separators of lines and paragraphs, which are control characters in all but name. */
const LINE_BREAK = /[\u2028\u2029]/g;

/** A sign that is seen by itself. */
const VISIBLE = /[^\p{M}\p{Z}\p{Cc}\p{Cf}]/u;

const LINE = /^\P{Cc}*$/u;
const LINES = /^(?:\P{Cc}|[\n\r\t])*$/u;

function readableSchema(max: number, min: number, allowed: RegExp) {
  return z
    .string()
    .overwrite((text) => text.replaceAll(INVISIBLE, '').replaceAll(LINE_BREAK, '\n'))
    .overwrite((text) => (VISIBLE.test(text) || !allowed.test(text) ? text.trim() : ''))
    .min(min)
    .max(max)
    .regex(allowed, 'no control characters');
}

/** One line for people to read: without invisible or control characters; empty if nothing in it is seen. */
export function lineSchema(max: number, min = 0) {
  return readableSchema(max, min, LINE);
}

/** The same for several lines: line breaks and tabs are allowed. */
export function textSchema(max: number, min = 0) {
  return readableSchema(max, min, LINES);
}

export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Longest phone number as it is typed, with blanks and invisible signs. */
const MAX_TYPED_PHONE = 60;

/**
 * A phone number, however it is written; read as its digits. The exact count is a site setting (10 by default), which
 * the service checks.
 */
export const phoneSchema = z
  .string()
  .max(MAX_TYPED_PHONE, { abort: true })
  .overwrite(readPhone)
  .regex(/^\d{4,15}$/, {
    error: ({ input = '' }) =>
      /^\d*$/.test(input)
        ? `has to have 4 to 15 digits: that is ${String(input.length)}`
        : 'has to have digits only',
  });

export const passwordSchema = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

export const regionSchema = z.enum(REGIONS);

export const cuisineSchema = z.enum(CUISINES);

/** Requires a commune of the object's region; use with `superRefine`. */
export function checkCommune(
  value: { region?: string | null | undefined; commune?: string | null | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (value.commune && value.region && !communesOf(value.region).includes(value.commune)) {
    context.addIssue({
      code: 'custom',
      path: ['commune'],
      message: 'not a commune of the region',
      input: value.commune,
    });
  }
}

/** File name of a stored picture, created by the service. */
export const fileNameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}\.(webp|png|jpg|jpeg)$/);

/** Path of a stored picture, as the service gives it. */
export const pathSchema = z.string().max(120);

/** Reason for an action, recorded in the audit log. */
export const reasonSchema = lineSchema(200).optional();

/** Query of every paged list. `cursor` is opaque, taken from a `Link` header. */
export const pageQueryShape = {
  limit: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).optional(),
  cursor: z.string().max(500).optional(),
  q: lineSchema(100).optional(),
};

/** RFC 9457 problem details, with a closed `code`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  /** Invalid fields: dotted path in the body, and the error. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Identifies the request in the service's log. */
  requestId: z.string().optional(),
  /** On a conflict: the current object. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Schemas of one operation; absent ones have no content. */
export interface OperationSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
}

/** Schemas for exactly the operations of a noun's endpoint table. */
export type SchemasOf<Table> = { readonly [Operation in keyof Table]: OperationSchemas };

/** Whose words an exported file has; without a language it has the names of fields and values, for programs. */
export const fileShape = { language: z.enum(LANGUAGES).optional() };
