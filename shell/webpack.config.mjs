import { defineShell } from 'platform/preset';

// Telling whose an error is has to run from the start: errors before a chunk of its own had loaded would go unnoticed.
export default defineShell({ root: import.meta.dirname, port: 3010, budget: 125.7 });
