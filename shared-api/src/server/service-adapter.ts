import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type AxiosResponse } from 'axios';

/** A reply of the service to a path. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Adapter for rendering on a server: read-only calls, by the server's connection to the service. */
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
