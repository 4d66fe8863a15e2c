/**
 * JSON text made elsewhere (by `json_agg(…)::text` in the database), sent as it is.
 * Whoever makes it is responsible for naming only declared fields.
 */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
