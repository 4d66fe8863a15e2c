import { formatTime, formatWeekday } from 'shared-ui';

/** When a sold-out dish returns, which is within days: "Thursday 11:00". */
export function returnTime(soldOutUntil: string, language: string): string {
  return `${formatWeekday(soldOutUntil, language)} ${formatTime(soldOutUntil)}`;
}
