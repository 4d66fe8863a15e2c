import { defineShell } from 'platform/preset';

export default defineShell({ root: import.meta.dirname, port: 3010, owner: { team: 'Platform' } });
