/** Copies an installation while it runs; `npm run backup -- /backups/today`. */
import 'product/backup-cli';
