import type { AreaTranslations } from 'platform/contract';
import enAudit from './en/admin-audit.json';
import enCommon from './en/admin-common.json';
import enApproval from './en/admin-approval.json';
import enContact from './en/admin-contact.json';
import enDashboard from './en/admin-dashboard.json';
import enOrder from './en/admin-order.json';
import enRelease from './en/admin-release.json';
import enReleaseToken from './en/admin-release-token.json';
import enRestaurant from './en/admin-restaurant.json';
import enReview from './en/admin-review.json';
import enSettings from './en/admin-settings.json';
import enUser from './en/admin-user.json';
import frAudit from './fr/admin-audit.json';
import frCommon from './fr/admin-common.json';
import frApproval from './fr/admin-approval.json';
import frContact from './fr/admin-contact.json';
import frDashboard from './fr/admin-dashboard.json';
import frOrder from './fr/admin-order.json';
import frRelease from './fr/admin-release.json';
import frReleaseToken from './fr/admin-release-token.json';
import frRestaurant from './fr/admin-restaurant.json';
import frReview from './fr/admin-review.json';
import frSettings from './fr/admin-settings.json';
import frUser from './fr/admin-user.json';

/** The area's texts; the namespaces carry its name, since all areas of a page share one i18next. */
export const translations: AreaTranslations = {
  en: {
    'admin-audit': enAudit,
    'admin-common': enCommon,
    'admin-approval': enApproval,
    'admin-contact': enContact,
    'admin-dashboard': enDashboard,
    'admin-order': enOrder,
    'admin-release': enRelease,
    'admin-release-token': enReleaseToken,
    'admin-restaurant': enRestaurant,
    'admin-review': enReview,
    'admin-settings': enSettings,
    'admin-user': enUser,
  },
  fr: {
    'admin-audit': frAudit,
    'admin-common': frCommon,
    'admin-approval': frApproval,
    'admin-contact': frContact,
    'admin-dashboard': frDashboard,
    'admin-order': frOrder,
    'admin-release': frRelease,
    'admin-release-token': frReleaseToken,
    'admin-restaurant': frRestaurant,
    'admin-review': frReview,
    'admin-settings': frSettings,
    'admin-user': frUser,
  },
};
