import type { CallFailure, HttpService } from '@site/shared/contract/http';
import type { StreamService } from '@site/shared/contract/services';
import type { Call } from '@site/shared/wire/call';
import { check, describeIssues } from '@site/shared/wire/schema';
import { HOST_SAMPLES, type Samples } from './samples';

/** Handlers for a call without a sample, or with an invalid one. */
export interface SampleReports {
  readonly onUnanswered: (path: string) => void;
  readonly onFailure: (failure: CallFailure) => void;
}

/** Answers calls from samples. A call without a sample fails as if the platform were unreachable. */
export function createSampleHttp({ calls }: Samples, { onUnanswered, onFailure }: SampleReports): HttpService {
  const samples = new Map([...HOST_SAMPLES, ...calls].map((sample) => [sample.path, sample.answer]));
  return {
    async send<Request, Response>(call: Call<Request, Response>, request: Request, options: Parameters<HttpService['send']>[2] = {}) {
      // Answer asynchronously, like a platform.
      await Promise.resolve();
      if (options.signal?.aborted) return { ok: false, failure: { kind: 'aborted' } };
      const answer = samples.get(call.path) as ((request: Request) => unknown) | undefined;
      const data = answer?.(request);
      if (data === undefined) {
        onUnanswered(nameOf(call.path, request));
        return { ok: false, failure: { kind: 'unreachable' } };
      }
      const result = check(call.response, data);
      if (!result.issues) return { ok: true, data: result.value };
      const failure: CallFailure = { kind: 'malformed', problem: `the sample of ${call.path}: ${describeIssues(result.issues)}` };
      onFailure(failure);
      return { ok: false, failure };
    },
  };
}

/** Returns the path, with the method for sports calls, which share one path. */
function nameOf(path: string, request: unknown): string {
  const hasMethod = typeof request === 'object' && request !== null && 'method' in request && typeof request.method === 'string';
  return hasMethod ? `${path} ${String(request.method)}` : path;
}

/** Creates streams that open and send the messages of the samples. A stream without samples stays silent. */
export function createSampleStream({ streams = {} }: Samples): StreamService {
  return {
    connect(channel, handlers) {
      const sample = streams[channel];
      let state: 'connecting' | 'open' | 'closed' = 'connecting';
      queueMicrotask(() => {
        if (state === 'closed') return;
        state = 'open';
        handlers.onOpen();
      });
      return {
        send(message) {
          if (state !== 'open') return false;
          for (const reply of sample?.(message) ?? []) {
            queueMicrotask(() => {
              if (state === 'open') handlers.onMessage(reply);
            });
          }
          return true;
        },
        close() {
          if (state === 'closed') return;
          state = 'closed';
          handlers.onClose();
        },
      };
    },
  };
}
