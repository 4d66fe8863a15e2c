const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGITS = new Map([...BASE64].map((character, index) => [character, index]));

/** The parts of a source map that are used here (https://tc39.es/ecma426). */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** Characters of generated code by source; code without a source has the empty name. */
export function generatedBytes(code: string, map: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  const add = (source: number, length: number) => {
    const name = map.sources[source] ?? '';
    bytes.set(name, (bytes.get(name) ?? 0) + length);
  };
  const lines = code.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((mapping, index) => {
    const length = lines[index]?.length ?? 0;
    let [column, owner] = [0, -1];
    let start = 0;
    for (const segment of mapping.split(',').filter(Boolean)) {
      const [columnStep = 0, sourceStep] = decode(segment);
      column += columnStep;
      add(owner, column - start);
      start = column;
      source += sourceStep ?? 0;
      owner = sourceStep === undefined ? -1 : source;
    }
    add(owner, length - start);
  });
  return bytes;
}

/** The numbers of one Base64 VLQ segment. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = DIGITS.get(character) ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
