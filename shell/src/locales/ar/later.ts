import fault from './fault.json';
import overlay from './overlay.json';
import override from './override.json';
import ownOrder from './own-order.json';
import proof from './proof.json';

export const texts = { fault, overlay, override, 'own-order': ownOrder, proof };
