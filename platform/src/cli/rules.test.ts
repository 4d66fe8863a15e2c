import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goLive } from '../testing/fixtures.ts';
import { commandLine, storeVersion } from '../testing/command-line.ts';

describe('the rules of promotions on the command line', () => {
  it('has promotions wait, lists and withdraws them; the operator is one person by any name', async (context) => {
    const { run, store } = await commandLine(context);
    await goLive(context, store);
    const version = await storeVersion(context, store, 'next');
    assert.equal((await run('second-person')).out, 'No promotion needs a second person.');
    assert.equal((await run('second-person', 'on')).out, 'A promotion needs a second person for: every area');
    const asked = await run('promote', 'mf-demo', version, '--force', '--who', 'amina@maida.example');
    assert.equal(asked.code, 1);
    const [, id = ''] = /waits for .*platform approval give ([0-9a-f]{8})/.exec(asked.error) ?? [];
    assert.match((await run('approval')).out, new RegExp(`${id} +mf-demo +${version} +everybody +amina@`));
    const given = await run('approval', 'give', id, '--who', 'brahim@maida.example');
    assert.match(given.error, /amina@maida.example asked for it, so another person must approve/);
    assert.equal((await run('approval', 'withdraw', id)).out, 'No promotion waits for approval.');
    assert.equal((await run('second-person', 'off')).out, 'No promotion needs a second person.');
    const { out } = await run('acts');
    assert.match(out, /second person no longer needed/);
    assert.match(
      out,
      new RegExp(`amina@maida.example +local +promote.force +mf-demo +${version} +refused: .*waits`),
    );
  });

  it('starts, lists and ends freezes', async (context) => {
    const { run } = await commandLine(context);
    const times = ['--from', '2098-12-31T18:00', '--until', '2099-01-01'];
    const made = await run('freeze', 'start', ...times, '--area', 'mf-demo', '--why', 'New Year');
    const [, id = ''] =
      /^([0-9a-f]{8}) +2098-12-31 18:00:00 +2099-01-01 23:59:59 +mf-demo .* New Year$/m.exec(made.out) ?? [];
    assert.ok(id, made.out + made.error);
    assert.equal((await run('freeze', 'list')).out, made.out);
    assert.equal((await run('freeze', 'end', id)).out, 'There is no freeze.');
    assert.equal((await run('freeze', 'start', '--until', '2099-01-01')).code, 2, 'a freeze says why');
  });
});
