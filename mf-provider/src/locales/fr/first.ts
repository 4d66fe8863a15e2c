import alert from './provider-alert.json';
import common from './provider-common.json';
import dashboard from './provider-dashboard.json';

export const texts = { 'provider-alert': alert, 'provider-common': common, 'provider-dashboard': dashboard };
