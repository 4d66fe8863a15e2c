import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '../../../test/support/test-service.ts';
import { countPageWithoutContent } from './page-metrics.ts';

const metricsToken = 'a token of the operators';

test('operators read metrics of requests, database and streams, without addresses', async () => {
  const service = await startTestService({ config: { metricsToken } });
  try {
    const guest = service.guest();
    await guest.get('/api/orders/track/AAAAAAAAAAAAAAAAAAAAAA');
    await guest.get('/api/restaurant?q=canary');
    countPageWithoutContent('slow');
    service.service.noteReply({
      method: 'GET',
      route: '/restaurant/:slug/menu',
      status: 200,
      milliseconds: 7,
    });
    const { status, headers, text } = await guest.get('/metrics', {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^text\/plain/);
    assert.match(
      text,
      /http_request_duration_seconds_count\{method="GET",route="\/api\/orders\/track\/:token",status="404"\} 1/,
    );
    assert.match(
      text,
      /http_request_duration_seconds_bucket\{le="0.01",method="GET",route="\/restaurant\/:slug\/menu",status="200"\} 1/,
    );
    assert.match(text, /maida_database_connections\{state="waiting"\} 0/);
    assert.match(text, /maida_event_streams 0/);
    assert.match(text, /maida_pages_without_content_total\{reason="slow"\} 1/);
    assert.match(text, /nodejs_eventloop_lag_seconds/);
    assert.doesNotMatch(text, /canary|AAAAAAAA/);
  } finally {
    await service.close();
  }
});

test('metrics are not found with a wrong or without a token', async () => {
  const open = await startTestService({ config: { metricsToken } });
  const shut = await startTestService();
  try {
    const unknown = await shut.guest().get('/nowhere');
    for (const authorization of [null, 'Bearer ', 'Bearer wrong', metricsToken]) {
      for (const service of [open, shut]) {
        const reply = await service.guest().get('/metrics', { headers: { authorization } });
        assert.deepEqual([reply.status, reply.text], [404, unknown.text]);
      }
    }
  } finally {
    await open.close();
    await shut.close();
  }
});
