/* First module of the shell in development: publishes its refresh runtime to the areas. */
import * as runtime from 'react-refresh/runtime';

Reflect.set(globalThis, '__maidaReactRefresh', runtime);
