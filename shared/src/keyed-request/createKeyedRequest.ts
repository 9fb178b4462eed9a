import type { CallResult } from '../contract/http';
import { createCell, type Readable } from '../contract/readable';
import type { AnsweredKey, AnsweredKeys } from './answeredKeys';
import { findOutcome } from './findOutcome';
import { advance, isUnderWay, type KeyedRequest, type KeyedRequestEvent, type PendingRequest } from './keyedRequest';
import type { KeyLock } from './keyLock';
import type { PendingKeys } from './pendingKeys';

export interface KeyedRequestParts<Intent, Subject, Result> {
  readonly send: (intent: Intent, key: string) => Promise<CallResult<Result>>;
  /**
   * Finds the result of a request by its key. `undefined` means that the key never arrived, and this answer has closed
   * it.
   */
  readonly findByKey: (key: string, subject: Subject) => Promise<CallResult<Result | undefined>>;
  /** Returns the part of the intent that is stored on the device. */
  readonly subjectOf: (intent: Intent) => Subject;
  readonly pendingKeys: PendingKeys<Subject>;
  readonly answeredKeys: AnsweredKeys<Subject>;
  readonly lock: KeyLock;
  readonly newKey: () => string;
  /** Aborted when the view unmounts. Polling then stops, and the key stays on the device. */
  readonly signal: AbortSignal;
}

/** Sends requests of one kind, one at a time, and follows each to its outcome across lost answers, reloads and tabs. */
export interface KeyedRequestDriver<Intent, Subject, Result> {
  readonly request: Readable<KeyedRequest<Subject, Result>>;
  /** Sends a request, unless another one is in progress. Resolves with the state in which it ended. */
  readonly send: (intent: Intent) => Promise<KeyedRequest<Subject, Result>>;
  /**
   * Follows the oldest request of this member whose answer no page received and that no other tab follows, if there is
   * one.
   */
  readonly resume: () => Promise<KeyedRequest<Subject, Result>>;
  /**
   * Shows the last answer of the page before a reload again, unless another tab shows it or an outcome is still open.
   */
  readonly recall: () => void;
  /** Called when the player has seen the outcome. */
  readonly dismiss: () => void;
  /** Allows the next request after an outcome that was only shown as a toast; a reload shows it again. */
  readonly release: () => void;
}

export function createKeyedRequest<Intent, Subject, Result>(
  parts: KeyedRequestParts<Intent, Subject, Result>,
): KeyedRequestDriver<Intent, Subject, Result> {
  const { send, findByKey, subjectOf, pendingKeys, answeredKeys, lock, newKey, signal } = parts;
  const request = createCell<KeyedRequest<Subject, Result>>({ status: 'idle' });
  const dispatch = (event: KeyedRequestEvent<Subject, Result>) => {
    request.set(advance(request.get(), event));
  };
  const end = ({ key, subject }: PendingRequest<Subject>, event: KeyedRequestEvent<Subject, Result>) => {
    answeredKeys.keep({ key, subject, ...(event.type === 'refused' && { refusal: event.refusal }) });
    pendingKeys.remove(key);
    dispatch(event);
  };
  const forgetShown = () => {
    const shown = request.get();
    if (shown.status !== 'idle' && !isUnderWay(shown)) answeredKeys.forget(shown.pending.key);
  };

  async function follow(pending: PendingRequest<Subject>): Promise<void> {
    const found = await findOutcome(() => findByKey(pending.key, pending.subject), signal);
    if (found) end(pending, found.data === undefined ? { type: 'closed' } : { type: 'succeeded', result: found.data });
  }

  function show({ key, subject, refusal }: AnsweredKey<Subject>): void {
    if (isUnderWay(request.get())) return;
    const pending = { key, subject, isResumed: true };
    if (refusal) {
      dispatch({ type: 'recalled', pending, refusal });
    } else {
      dispatch({ type: 'resumed', pending });
      void follow(pending);
    }
  }

  return {
    request,
    async send(intent) {
      if (isUnderWay(request.get())) return request.get();
      const pending = { key: newKey(), subject: subjectOf(intent), isResumed: false };
      // Store the key before sending, so that the next page can ask for the outcome if this one closes.
      pendingKeys.add(pending);
      forgetShown();
      dispatch({ type: 'sent', pending });
      await lock(pending.key, async () => {
        const answer = await send(intent, pending.key);
        if (answer.ok) {
          end(pending, { type: 'succeeded', result: answer.data });
        } else if (answer.failure.kind === 'refused') {
          const { code, message } = answer.failure;
          end(pending, { type: 'refused', refusal: { code, message } });
        } else if (answer.failure.kind !== 'aborted') {
          dispatch({ type: 'lost' });
          await follow(pending);
        }
      });
      return request.get();
    },
    async resume() {
      for (const kept of pendingKeys.list()) {
        const pending = { ...kept, isResumed: true };
        const attempt = { isFollowed: false };
        await lock(kept.key, async () => {
          // While this tab waited for the lock, another tab may have finished the request, or this tab may have sent
          // another.
          if (isUnderWay(request.get()) || !pendingKeys.list().some(({ key }) => key === kept.key)) return;
          attempt.isFollowed = true;
          forgetShown();
          dispatch({ type: 'resumed', pending });
          await follow(pending);
        });
        if (attempt.isFollowed || isUnderWay(request.get())) break;
      }
      return request.get();
    },
    recall() {
      const answered = answeredKeys.list().at(-1);
      if (answered && pendingKeys.list().length === 0) {
        answeredKeys.recall(answered.key, () => {
          show(answered);
        });
      }
    },
    dismiss() {
      forgetShown();
      dispatch({ type: 'dismissed' });
    },
    release() {
      dispatch({ type: 'dismissed' });
    },
  };
}
