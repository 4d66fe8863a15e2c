import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createPersonCheck } from './identify-person.ts';

let service: TestService;
before(async () => (service = await startTestService()));
after(() => service.close());

test('admins and approved restaurant owners are known, people who only registered are not', async () => {
  const identify = createPersonCheck({ context: () => service.context });
  const cases = [
    ['ADMIN', true, true],
    ['PROVIDER', true, true],
    ['PROVIDER', false, false],
    ['USER', true, false],
  ] as const;
  for (const [role, confirmed, isKnown] of cases) {
    const { client, user } = await service.as(role, { confirmed });
    const headers = { cookie: `maida_session=${client.cookie('maida_session') ?? ''}` };
    assert.equal(await identify({ headers }), isKnown ? user.id : undefined, role);
  }
  assert.equal(await identify({ headers: {} }), undefined);
});

test('nobody is known while the service is not there', async () => {
  const identify = createPersonCheck({
    context: () => {
      throw new Error('The service is not running.');
    },
  });
  assert.equal(await identify({ headers: { cookie: `maida_session=${'a'.repeat(43)}` } }), undefined);
});
