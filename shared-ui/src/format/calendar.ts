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

/** The names in a language: French for `fr`, English for all others. */
export function calendarWords(language: string): CalendarWords {
  return language.startsWith('fr') ? FRENCH : ENGLISH;
}

/** Weekdays from Monday: `Monday`, in French `lundi`. */
export function weekdayNames(language: string): readonly string[] {
  return calendarWords(language).days;
}
