/** A font file of the typeface; typeface.css declares it as a family of its own. */
export interface Face {
  /** Name by which style sheets select it. */
  readonly name: string;
  /** In the folder of fonts, with its hash. */
  readonly file: string;
  readonly family: string;
  /** A letter of its script. */
  readonly sample: string;
}

const LATIN: Face = {
  name: 'readex-pro-latin',
  file: 'readex-pro-latin.7074eeb987.woff2',
  family: 'Readex Pro',
  sample: 'a',
};

const ARABIC: Face = {
  name: 'readex-pro-arabic',
  file: 'readex-pro-arabic.b5815b71c4.woff2',
  family: 'Readex Pro Arabic',
  sample: 'ب',
};

/** By script (ISO 15924). Arabic pages have Latin names in them, too. */
const FACES: Readonly<Record<string, readonly Face[]>> = { Latn: [LATIN], Arab: [LATIN, ARABIC] };

/** The faces of a page in a language; none in a script that the typeface lacks. */
export function facesOf(language: string): readonly Face[] {
  return FACES[new Intl.Locale(language).maximize().script ?? ''] ?? [];
}
