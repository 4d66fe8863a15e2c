import { defineArea } from 'platform/preset';

// The list's filters, sort and reasons of a search are rendered on the server, so their code comes with the first page.
export default defineArea({ name: 'mf-public', root: import.meta.dirname, port: 3011, budget: 25 });
