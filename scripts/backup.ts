/** Copies an installation while it runs; `npm run backup -- /backups/today`. */
import 'backend/backup-cli';
