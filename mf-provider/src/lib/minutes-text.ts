/** Minutes in words: `30 minutes`, `2 hours`. */
export function minutesText(minutes: number, language: string): string {
  const isHours = minutes >= 60 && minutes % 60 === 0;
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(isHours ? minutes / 60 : minutes);
}
