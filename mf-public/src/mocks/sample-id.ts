/** An identifier in the service's format, from a small number. */
export function sampleId(kind: number, number: number): string {
  return `0190a0a0-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;
}
