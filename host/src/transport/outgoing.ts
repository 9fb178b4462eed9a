import type { AxiosResponse } from 'axios';
import type { CallOptions } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';

/** Facts about the caller, sent with every call. */
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
  /** The device's time, in milliseconds. */
  readonly sentAt: number;
  readonly options: CallOptions;
}

/** A call on its way through the interceptors. A class, because axios copies plain objects of a configuration and keeps instances as they are. */
export class Outgoing {
  constructor(readonly facts: OutgoingFacts) {}

  /** True if the call may be sent again where it was not carried out: it reads, or carries an idempotency key. */
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
    /** Sends the call again under the present key. Set by the safe switch. */
    resend?: () => Promise<AxiosResponse<string>>;
  }
}

/** `altered`: the answer is not what the platform sealed for this call. `unreachable`: it does not say whether the call was carried out. */
export type Unseal = (answer: AxiosResponse<string>) => Promise<AxiosResponse<string> | 'altered' | 'unreachable'>;

/** @throws TypeError if the request was not made by the transport */
export function outgoingIn({ outgoing }: { readonly outgoing?: Outgoing }): Outgoing {
  if (!outgoing) throw new TypeError('the request carries no call: send it by the transport');
  return outgoing;
}

/** Reads a header of an answer. @param name in lower case, as browsers give it */
export function readHeader({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : undefined;
}
