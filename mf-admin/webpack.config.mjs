import { defineArea } from 'platform/preset';

export default defineArea({ name: 'mf-admin', root: import.meta.dirname, port: 3013, budget: 36 });
