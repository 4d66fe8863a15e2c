import { request, type RequestListener } from 'node:http';

const SERVICE_AWAY = JSON.stringify({
  type: 'about:blank',
  title: 'The service is starting',
  status: 503,
  code: 'unavailable',
});

/** Passes requests on to a server on the loopback; replies 503 while it does not listen. */
export function proxyTo(port: number): RequestListener {
  return (incoming, response) => {
    const { method, headers, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
      response.end(SERVICE_AWAY);
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}
