import type { CallFailure, CallOptions, CallResult, HttpService } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { LiveCount } from './liveCount';

/** A call that a view has made. Calls are listed in order. */
export interface SentCall {
  readonly path: string;
  readonly request: unknown;
  /**
   * Options without the signal: once aborted, a signal holds the stack trace of its abort, which retains the view in
   * memory.
   */
  readonly options: Omit<CallOptions, 'signal'>;
  readonly isAborted: boolean;
}

type Handler<Request, Response> = (request: Request, options: CallOptions) => Response | FakeFailure | Promise<Response | FakeFailure>;

/** Answer to a call: data, `failing(…)`, or a function of the request that returns either. */
export type Answer<Request, Response> = Response | FakeFailure | Handler<Request, Response>;

/** Answer of one call. Created by `fakeAnswer`. */
export interface FakeAnswer {
  readonly path: string;
  readonly handle: Handler<never, unknown>;
}

/** Result of a handler that makes the call fail. */
export class FakeFailure {
  constructor(readonly failure: CallFailure) {}
}

/**
 * Creates an answer that makes the call fail.
 *
 * @example fake.answer(payCall, () => failing({ kind: 'timeout' }))
 */
export function failing(failure: CallFailure): FakeFailure {
  return new FakeFailure(failure);
}

/** Creates a refusal by the platform. @example failing(refused(6424)) */
export function refused(code: number, message = '', data?: unknown): CallFailure {
  return { kind: 'refused', code, message, data };
}

/** Creates an answer for `createFakeServices({ answers: […] })`: data, or a function of the request. */
export function fakeAnswer<Request, Response>(call: Call<Request, Response>, answer: Answer<Request, Response>): FakeAnswer {
  const handle = typeof answer === 'function' ? (answer as Handler<Request, Response>) : () => answer;
  return { path: call.path, handle };
}

/** A call that stays pending until the test settles it. */
export interface HeldCall<Response> {
  /** Handler to pass to `answer`. */
  readonly handler: () => Promise<Response | FakeFailure>;
  settle(answer: Response | FakeFailure): void;
}

export function holdCall<Response>(): HeldCall<Response> {
  let settle: HeldCall<Response>['settle'] = () => undefined;
  const promise = new Promise<Response | FakeFailure>((resolve) => {
    settle = resolve;
  });
  return {
    handler: () => promise,
    settle: (answer) => {
      settle(answer);
    },
  };
}

/**
 * Creates a transport in memory. Requests and answers must match their schemas, so that a test cannot pass with data
 * that the platform would never send.
 */
export function createFakeHttp(answers: readonly FakeAnswer[], live: LiveCount) {
  const handlers = new Map<string, FakeAnswer['handle']>(answers.map(({ path, handle }) => [path, handle]));
  const calls: SentCall[] = [];

  const http: HttpService = {
    async send<Request, Response>(
      call: Call<Request, Response>,
      request: Request,
      options: CallOptions = {},
    ): Promise<CallResult<Response>> {
      const { signal, ...kept } = options;
      const sent = { path: call.path, request, options: kept, isAborted: false };
      calls.push(sent);
      const handle = handlers.get(call.path) as Handler<Request, Response> | undefined;
      if (!handle) throw new Error(`the test has no answer for ${call.path}: give one by fake.answer(…)`);
      mustFit(call.request, request, `the request of ${call.path}`);
      if (call.effect === 'moves-money' && !options.idempotencyKey)
        throw new Error(`${call.path} moves money and needs an idempotency key`);

      const close = live.open();
      const answer = await Promise.race([handle(request, options), whenAborted(signal)]).finally(close);
      sent.isAborted = signal?.aborted ?? false;
      if (answer instanceof FakeFailure) return { ok: false, failure: answer.failure };
      return { ok: true, data: mustFit(call.response, answer, `the test's answer to ${call.path}`) };
    },
  };

  return {
    http,
    calls,
    answer(answer: FakeAnswer) {
      handlers.set(answer.path, answer.handle);
    },
  };
}

function whenAborted(signal: AbortSignal | undefined): Promise<FakeFailure> {
  return new Promise((resolve) => {
    const abort = () => {
      resolve(new FakeFailure({ kind: 'aborted' }));
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

function mustFit<Output>(schema: Schema<Output>, value: unknown, name: string): Output {
  const result = check(schema, value);
  if (result.issues) throw new Error(`${name} does not fit its schema: ${describeIssues(result.issues)}`);
  return result.value;
}
