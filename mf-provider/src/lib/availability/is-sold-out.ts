/** Whether a dish is sold out at an instant. */
export function isSoldOutAt(soldOutUntil: string | null, now: number): soldOutUntil is string {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now;
}
