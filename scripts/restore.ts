/** Brings a backup into an empty installation; `npm run restore -- /backups/today`. */
import 'product/restore-cli';
