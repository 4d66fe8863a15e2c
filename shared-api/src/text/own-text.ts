import { useTranslation } from 'react-i18next';
import {
  directionOf,
  languageOf,
  shownText,
  type Language,
  type OrderLine,
  type ShownText,
  type TranslatableText,
  type Translations,
} from '../contract/index.ts';

/** Attributes of the element of a text that an owner has written. */
export interface TextMarks {
  /** Absent where nobody has said it, and where it is the page's. */
  readonly lang?: Language;
  readonly dir: 'auto' | 'ltr' | 'rtl';
  /** A name stays as it is in a page that the browser translates. */
  readonly translate?: 'no';
}

/** A text that an owner has written, as a reader sees it. */
export interface OwnText {
  readonly text: string;
  readonly marks: TextMarks;
}

type Optional<Field extends string> = Translations<Field> | undefined;

/** Texts of a restaurant for readers of a page's language. */
export interface OwnTexts {
  readonly name: (thing: { readonly name: string; readonly translations?: Optional<'name'> }) => OwnText;
  readonly description: (thing: {
    readonly description: string;
    readonly translations?: Optional<'description'>;
  }) => OwnText;
  readonly category: (part: {
    readonly category: string;
    readonly translations?: Optional<'name'>;
  }) => OwnText;
  /** A line of an order or an option in it, as its customer saw it. */
  readonly line: (line: Pick<OrderLine, 'name' | 'shown'>) => OwnText;
}

/** @param original the language in which the restaurant's texts were written first */
export function ownTextsOf(page: string, original: Language | null | undefined): OwnTexts {
  const wanted = languageOf(page);
  const mark = ({ text, language }: ShownText): OwnText => ({ text, marks: marksOf(language, wanted) });
  const asName = ({ text, marks }: OwnText): OwnText => ({ text, marks: { ...marks, translate: 'no' } });
  const show = <Field extends string>(
    text: string,
    field: Field,
    translations: TranslatableText<Field>['translations'],
  ) => mark(shownText({ original: text, language: original, translations, field }, wanted));
  return {
    name: ({ name, translations }) => asName(show(name, 'name', translations)),
    description: ({ description, translations }) => show(description, 'description', translations),
    category: ({ category, translations }) => asName(show(category, 'name', translations)),
    line: ({ name, shown }) =>
      asName(
        mark(
          shown ? { text: shown.name, language: shown.language } : { text: name, language: original ?? null },
        ),
      ),
  };
}

function marksOf(language: Language | null, page: Language): TextMarks {
  if (language === null) return { dir: 'auto' };
  const dir = directionOf(language);
  return language === page ? { dir } : { lang: language, dir };
}

/** The same in the language of the page. */
export function useOwnTexts(original: Language | null | undefined): OwnTexts {
  const { i18n } = useTranslation();
  return ownTextsOf(i18n.language, original);
}
