import { fillIn } from 'platform/common';
import {
  DEFAULT_LANGUAGE,
  ORDER_STAGES,
  type Language,
  type Notification,
  type NotificationKind,
} from 'shared-api/contract';
import { isolate, isolateWhereNeeded } from '../../lib/isolate.ts';
import { NOTIFICATION_TEXTS } from '../../locales/texts.ts';

/** A row of `notification`. */
export interface NotificationRow {
  readonly user_id: string;
  /** Its time in milliseconds, unique per user. */
  readonly id: number;
  readonly kind: NotificationKind;
  readonly params: Notification['params'];
  readonly order_id: string | null;
  /** Of its reader; null if they have chosen none. */
  readonly language: Language | null;
}

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, params, order_id: orderId } = row;
  const language = row.language ?? DEFAULT_LANGUAGE;
  const text = fillIn(textOf(language, kind, params), readable(params, language));
  const message = isolateWhereNeeded(language, text);
  return { id, message, kind, params, orderId };
}

function textOf(language: Language, kind: NotificationKind, params: Notification['params']): string {
  const { kind: texts, without_restaurant: general } = NOTIFICATION_TEXTS[language];
  // With a restaurant it is about that one alone.
  const isGeneral = params.restaurant === undefined;
  if (isGeneral && (kind === 'account_confirmed' || kind === 'account_declined')) return general[kind];
  return texts[kind];
}

/** Values as they stand in a sentence: the stage as a word, names and codes isolated. */
function readable(params: Notification['params'], language: Language): Notification['params'] {
  const entries = Object.entries(params).map(([name, value]) => {
    const stage = name === 'stage' ? ORDER_STAGES.find((known) => known === value) : undefined;
    if (stage) return [name, NOTIFICATION_TEXTS[language].stage[stage]];
    return [name, typeof value === 'string' ? isolate(value) : value];
  });
  return Object.fromEntries(entries) as Notification['params'];
}
