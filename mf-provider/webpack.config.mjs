import { defineArea } from 'platform/preset';

export default defineArea({ name: 'mf-provider', root: import.meta.dirname, port: 3012, budget: 29.5 });
