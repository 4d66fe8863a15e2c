import type { TestResponse } from './test-client.ts';

/** Headers that differ from reply to reply, whatever was asked. */
const OWN_HEADERS = new Set(['date', 'x-request-id', 'etag']);

/**
 * All that distinguishes two replies from outside, but for what is new in every one: values of cookies, ids, instants,
 * and the address that was asked for.
 */
export function faceOf(reply: TestResponse<unknown>, address: string): object {
  const headers = [...reply.headers].filter(([name]) => !OWN_HEADERS.has(name) && name !== 'set-cookie');
  return {
    status: reply.status,
    headers: headers.map(([name, value]) => `${name}: ${value}`),
    cookies: reply.headers
      .getSetCookie()
      .map((line) => line.replace(/=([^;]*)/, (_, value: string) => `=(${value.length})`)),
    body: reply.text
      .replaceAll(address, '(address)')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '(id)')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(instant)'),
  };
}
