import approval from './admin-approval.json';
import common from './admin-common.json';
import dashboard from './admin-dashboard.json';
import restaurant from './admin-restaurant.json';

export const texts = {
  'admin-approval': approval,
  'admin-common': common,
  'admin-dashboard': dashboard,
  'admin-restaurant': restaurant,
};
