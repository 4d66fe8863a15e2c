/** A text that somebody has written, with the attributes of its element. */
export interface MarkedText {
  readonly text: string;
  readonly marks: { readonly lang?: string; readonly dir: 'auto' | 'ltr' | 'rtl'; readonly translate?: 'no' };
}
