import { defineArea } from 'platform/preset';

export default defineArea({ name: 'mf-customer', root: import.meta.dirname, port: 3014 });
