import { defineShell } from 'platform/preset';

export default defineShell({ root: import.meta.dirname, owner: { team: 'Platform' } });
