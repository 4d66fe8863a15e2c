import type { RequestListener } from 'node:http';
import { REPORT_PATH, type ReleaseProblem } from 'platform/contract';

const PROBLEM: ReleaseProblem = {
  type: 'about:blank',
  title: 'Releases are not available',
  status: 503,
  code: 'unavailable',
  detail: 'Under development nothing is released: start the product by npm start.',
};

/** Stands for the releases under development, where there are none. Page reports are discarded. */
export const noReleases: RequestListener = (request, response) => {
  request.resume();
  if (request.url === REPORT_PATH) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(PROBLEM.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(PROBLEM));
};
