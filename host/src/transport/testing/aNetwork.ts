import { AxiosError, CanceledError, type AxiosAdapter } from 'axios';

/** Request as the network receives it. */
export interface SentRequest {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST, or query of a GET. */
  readonly payload: object;
  readonly signal: AbortSignal | undefined;
}

/** Outcome of a request on the network. */
export type NetworkAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      readonly serverTime?: string | undefined;
      readonly date?: string | undefined;
      /** State of the platform's safe switch. */
      readonly safe?: string | undefined;
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' };

const ERRORS = { unreachable: AxiosError.ERR_NETWORK, timeout: AxiosError.ECONNABORTED } as const;

/** Creates an adapter that replaces the network by a function. */
export function aNetwork(send: (request: SentRequest) => Promise<NetworkAnswer>): AxiosAdapter {
  return async (config) => {
    const isGet = config.method === 'get';
    const answer = await send({
      method: isGet ? 'GET' : 'POST',
      path: config.url ?? '',
      headers: config.headers.toJSON() as Record<string, string>,
      payload: (isGet ? config.params : JSON.parse(config.data as string)) as object,
      signal: config.signal as AbortSignal | undefined,
    });
    if (answer.kind === 'aborted') throw new CanceledError(undefined, config);
    if (answer.kind !== 'answered') throw new AxiosError(answer.kind, ERRORS[answer.kind], config);
    const { status, text, serverTime, date, safe } = answer;
    const headers = Object.entries({ servertime: serverTime, date, safe }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { status, data: text, statusText: '', headers: Object.fromEntries(headers), config };
  };
}
