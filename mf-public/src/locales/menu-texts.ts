import type { AreaTranslations } from 'platform/contract';
import enBooking from './en/booking.json';
import frBooking from './fr/booking.json';

export const texts: AreaTranslations = {
  en: { booking: enBooking },
  fr: { booking: frBooking },
};
