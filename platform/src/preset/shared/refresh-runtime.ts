/* First module of the shell under development: puts its refresh runtime where the areas find it. */
import * as runtime from 'react-refresh/runtime';

Reflect.set(globalThis, '__maidaReactRefresh', runtime);
