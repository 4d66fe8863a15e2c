import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse } from 'axios';

/** What the service answered to a path. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** For a client that renders on a server: calls go the server's own way to the service, and only those that read. */
export function createServiceAdapter(call: (path: string) => Promise<Answer>): AxiosAdapter {
  return async (config) => {
    const path = axios.getUri(config);
    if (config.method?.toUpperCase() !== 'GET') throw new AxiosError(`A server only reads: ${path}`);
    const { status, headers, body } = await call(path);
    const response: AxiosResponse = {
      data: body,
      status,
      statusText: '',
      headers: new AxiosHeaders({ ...headers }),
      config,
    };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`${path} answered ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
}
