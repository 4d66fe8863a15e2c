import { readTexts } from 'platform/common';
import type mail from './en/mail.json';
import type noticeMail from './en/notice-mail.json';
import type notification from './en/notification.json';
import type orderFile from './en/order-file.json';
import type userFile from './en/user-file.json';

const FOLDER = import.meta.dirname;

export const MAIL_TEXTS = readTexts<typeof mail>(FOLDER, 'mail');
/** Mails that only report a change of an account. */
export const NOTICE_MAIL_TEXTS = readTexts<typeof noticeMail>(FOLDER, 'notice-mail');
export const NOTIFICATION_TEXTS = readTexts<typeof notification>(FOLDER, 'notification');
/** What files for people say in place of the names of fields and values. */
export const ORDER_FILE_TEXTS = readTexts<typeof orderFile>(FOLDER, 'order-file');
export const USER_FILE_TEXTS = readTexts<typeof userFile>(FOLDER, 'user-file');
