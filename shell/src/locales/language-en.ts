import errors from './en/errors.json';
import navigation from './en/navigation.json';
import notification from './en/notification.json';
import shell from './en/shell.json';

export const texts = { errors, navigation, notification, shell };
