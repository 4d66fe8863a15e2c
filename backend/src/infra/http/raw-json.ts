/**
 * JSON text that is sent unchanged. The code that makes it must write only fields that the schema declares.
 */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
