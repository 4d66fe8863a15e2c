import { defineShell } from 'platform/preset';

// The hashes in it alone make one build some 50 bytes heavier than another.
export default defineShell({ root: import.meta.dirname, port: 3010, budget: 125.5 });
