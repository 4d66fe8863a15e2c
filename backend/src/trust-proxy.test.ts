import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { startTestService } from '../test/support/test-service.ts';
import { loggerOptions } from './infra/log.ts';

const PUBLIC = new URL('https://maida.example');

for (const [trustedProxies, publicUrl, isWarned] of [
  [0, null, false],
  [1, PUBLIC, false],
  [1, null, true],
  [2, PUBLIC, true],
] as const) {
  test(`TRUST_PROXY=${trustedProxies} ${publicUrl ? 'with' : 'without'} PUBLIC_URL ${isWarned ? 'gets a line' : 'is usual'}`, async () => {
    const lines: string[] = [];
    const logger = pino(loggerOptions('info'), { write: (line: string) => void lines.push(line) });
    const service = await startTestService({ config: { trustedProxies, publicUrl }, logger });
    await service.close();
    const about = lines.filter((line) => line.includes('TRUST_PROXY'));
    assert.equal(about.length, isWarned ? 1 : 0);
  });
}
