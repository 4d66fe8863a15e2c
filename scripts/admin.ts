/** Makes an admin of an installation; `npm run admin -- somebody@example.org`. */
import 'backend/admin-cli';
