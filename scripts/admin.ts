/** Makes a user an admin of an installation; `npm run admin -- somebody@example.org`. */
import 'backend/admin-cli';
