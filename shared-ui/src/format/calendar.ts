/** Names of days and months. */
interface CalendarWords {
  /** From Monday. */
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

function list(words: string): readonly string[] {
  return words.split(' ');
}

// Copied from CLDR: creating the first `Intl.DateTimeFormat` blocks a slow phone for 90 ms, and a browser with an older
// CLDR than the server's would render another text and fail to hydrate.
const ENGLISH: CalendarWords = {
  days: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  shortDays: list('Mon Tue Wed Thu Fri Sat Sun'),
  months: list('January February March April May June July August September October November December'),
  shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
};

const FRENCH: CalendarWords = {
  days: list('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  shortDays: list('lun. mar. mer. jeu. ven. sam. dim.'),
  months: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  shortMonths: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
};

// `ar-MR`, whose months are those of Mauritania.
const ARABIC: CalendarWords = {
  days: list('الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'),
  shortDays: list('الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'),
  months: list('يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر'),
  shortMonths: list('يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر'),
};

const calendars = new Map([
  ['en', ENGLISH],
  ['fr', FRENCH],
  ['ar', ARABIC],
]);

/** The names in a language: those of `Intl` for one without names here. */
export function calendarWords(language: string): CalendarWords {
  const code = language.slice(0, 2);
  const known = calendars.get(code) ?? calendarOf(code);
  calendars.set(code, known);
  return known;
}

/** January 2024 begins on a Monday. */
function calendarOf(language: string): CalendarWords {
  const names = (count: number, dayOf: (index: number) => number, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(dayOf(index)));
  };
  const day = (index: number) => Date.UTC(2024, 0, index + 1);
  const month = (index: number) => Date.UTC(2024, index, 1);
  return {
    days: names(7, day, { weekday: 'long' }),
    shortDays: names(7, day, { weekday: 'short' }),
    months: names(12, month, { month: 'long' }),
    shortMonths: names(12, month, { month: 'short' }),
  };
}

/** Weekdays from Monday: `Monday`, in French `lundi`. */
export function weekdayNames(language: string): readonly string[] {
  return calendarWords(language).days;
}
