import errors from './errors.json';
import navigation from './navigation.json';
import notification from './notification.json';
import shell from './shell.json';

export const texts = { errors, navigation, notification, shell };
