import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import './features/typeface/typeface.css';
import './start.ts';
