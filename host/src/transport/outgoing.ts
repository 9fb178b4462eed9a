import type { AxiosResponse } from 'axios';
import type { CallOptions } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';

/** Data about the caller, sent with every call. */
export interface CallerFacts {
  /** Version of the client. */
  readonly version: string;
  readonly siteId: string;
  /** Empty for a guest. */
  readonly token: string;
  /** Language in lower case, such as `zh-cn`. */
  readonly language: string;
}

interface OutgoingFacts {
  readonly call: Pick<Call<never, unknown>, 'path' | 'effect' | 'response'>;
  readonly caller: CallerFacts;
  /** Stays the same when the safe switch sends the call again. */
  readonly requestId: string;
  /** Device time in milliseconds. */
  readonly sentAt: number;
  readonly options: CallOptions;
}

/**
 * Call on its way through the interceptors. This is a class, because axios copies plain objects of a configuration but
 * not instances.
 */
export class Outgoing {
  constructor(readonly facts: OutgoingFacts) {}

  /** True when the call may be sent again if it was not carried out: it only reads, or has an idempotency key. */
  get isRepeatable(): boolean {
    const { call, options } = this.facts;
    return call.effect === 'reads' || options.idempotencyKey !== undefined;
  }
}

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    outgoing?: Outgoing;
    /** Opens the answer to a sealed request. Set by the safe switch. */
    unseal?: Unseal;
    /** Sends the call again with the current key. Set by the safe switch. */
    resend?: () => Promise<AxiosResponse<string>>;
  }
}

/**
 * Opens an answer. `altered`: the answer is not the one that the platform sealed for this call. `unreachable`: it is
 * unknown whether the call was carried out.
 */
export type Unseal = (answer: AxiosResponse<string>) => Promise<AxiosResponse<string> | 'altered' | 'unreachable'>;

/**
 * Returns the call of a request.
 *
 * @throws TypeError if the request was not made by the transport
 */
export function outgoingIn({ outgoing }: { readonly outgoing?: Outgoing }): Outgoing {
  if (!outgoing) throw new TypeError('the request carries no call: send it by the transport');
  return outgoing;
}

/**
 * Reads a header of an answer.
 *
 * @param name in lower case, as browsers return it
 */
export function readHeader({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : undefined;
}
