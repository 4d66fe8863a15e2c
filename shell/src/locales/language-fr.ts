import errors from './fr/errors.json';
import navigation from './fr/navigation.json';
import notification from './fr/notification.json';
import shell from './fr/shell.json';

export const texts = { errors, navigation, notification, shell };
