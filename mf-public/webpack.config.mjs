import { defineArea } from 'platform/preset';

export default defineArea({ name: 'mf-public', root: import.meta.dirname, port: 3011, budget: 22 });
