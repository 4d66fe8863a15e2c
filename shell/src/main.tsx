import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { noteEarlyPresses } from './app/early-presses.ts';
import { whenPainted } from './app/when-painted.ts';

noteEarlyPresses();
// In the same file, and yet nothing of it runs before the page is seen.
void whenPainted().then(() => import(/* webpackMode: "eager" */ './start.ts'));
