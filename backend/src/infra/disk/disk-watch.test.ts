import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { startTestService } from '../../../test/support/test-service.ts';

test('a disk that is nearly full is a word of readiness, a figure of the metrics and one line in the log', async () => {
  const lines: { msg: string; level: number }[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  let ratio = 0.1;
  const service = await startTestService({
    config: { metricsToken: 'token' },
    logger,
    readFreeSpace: () =>
      Number.isNaN(ratio) ? Promise.reject(new Error()) : Promise.resolve({ bytes: 1, ratio }),
  });
  const guest = service.guest();
  const readiness = async () => (await guest.get('/readyz')).body;
  const metrics = async () =>
    (await guest.get('/metrics', { headers: { authorization: 'Bearer token' } })).text;
  const told = () => lines.filter(({ msg }) => msg.includes('disk')).map(({ msg, level }) => [level, msg]);
  const warning = [40, 'the disk is nearly full: without room, writes are refused'];
  try {
    assert.deepEqual(await readiness(), { status: 'ok' });
    assert.deepEqual(told(), []);
    ratio = 0.09;
    assert.deepEqual(await readiness(), { status: 'ok', disk: 'nearly full' });
    assert.equal((await guest.get('/readyz')).status, 200);
    assert.match(await metrics(), /^maida_disk_free_ratio 0\.09$/m);
    assert.deepEqual(told(), [warning]);
    ratio = 0.5;
    assert.deepEqual(await readiness(), { status: 'ok' });
    assert.deepEqual(told(), [warning, [30, 'the disk has room again']]);
    ratio = NaN;
    assert.deepEqual(await readiness(), { status: 'ok' }, 'a disk that cannot be asked is no reason');
    assert.match(await metrics(), /^maida_disk_free_ratio Nan$/im);
  } finally {
    await service.close();
  }
});
