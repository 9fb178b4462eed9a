import { useEffect, useState } from 'react';
import type { CallResult, HttpService } from '../contract/http';
import { useServices } from '@site/shared/contract/ServicesContext';
import type { HostServices } from '@site/shared/contract/services';
import { useReadable } from '@site/shared/contract/useReadable';
import { createAnsweredKeys } from './answeredKeys';
import { createKeyedRequest, type KeyedRequestDriver } from './createKeyedRequest';
import { delay } from './delay';
import { isUnderWay, type KeyedRequest } from './keyedRequest';
import { lockKey } from './keyLock';
import { createPendingKeys } from './pendingKeys';

interface Ending {
  readonly signal: AbortSignal;
}

/** Definition of one kind of request. A remote declares it once, beside its API functions. */
export interface KeyedRequestKind<Intent, Subject, Result> {
  /** Name under which the device stores pending keys. Changing it loses them. */
  readonly name: string;
  readonly send: (http: HttpService, intent: Intent, key: string, ending: Ending) => Promise<CallResult<Result>>;
  /**
   * Finds the result of a request by its key. `undefined` means that the key never arrived, and this answer has closed
   * it.
   */
  readonly findByKey: (http: HttpService, key: string, subject: Subject, ending: Ending) => Promise<CallResult<Result | undefined>>;
  /** Returns the part of the intent that is stored on the device, as JSON without secrets. */
  readonly subjectOf: (intent: Intent) => Subject;
  readonly parseSubject: (kept: unknown) => Subject | undefined;
}

export interface KeyedRequestView<Intent, Subject, Result> extends Pick<
  KeyedRequestDriver<Intent, Subject, Result>,
  'send' | 'resume' | 'dismiss' | 'release'
> {
  readonly request: KeyedRequest<Subject, Result>;
  /** True while an answer is pending. Buttons that send are then disabled. */
  readonly isBusy: boolean;
}

/** Delay before retrying a key that another view or tab holds. */
const RESUME_RETRY_MS = 1_000;

/**
 * Returns the request of this view. A request that an earlier page of the same member left open is followed from the
 * first render on. Unmounting stops waiting; the key stays on the device for the next view.
 *
 * @param kind used from the first render only
 */
export function useKeyedRequest<Intent, Subject, Result>(
  kind: KeyedRequestKind<Intent, Subject, Result>,
): KeyedRequestView<Intent, Subject, Result> {
  const services = useServices();
  const [{ driver, start }] = useState(() => openDriver(services, kind));
  const request = useReadable(driver.request);
  useEffect(() => start(), [start]);
  const { send, resume, dismiss, release } = driver;
  return { request, isBusy: isUnderWay(request), send, resume, dismiss, release };
}

function openDriver<Intent, Subject, Result>(
  { http, storage, session, clock }: HostServices,
  { name, send, findByKey, subjectOf, parseSubject }: KeyedRequestKind<Intent, Subject, Result>,
) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const memberId = () => session.member.get()?.userId;
  const options = { storage, name, memberId, parseSubject };
  const pendingKeys = createPendingKeys(options);
  const answeredKeys = createAnsweredKeys({ ...options, lock: lockKey, now: () => clock.now() });
  const driver = createKeyedRequest<Intent, Subject, Result>({
    send: (intent, key) => send(http, intent, key, ending),
    findByKey: (key, subject) => findByKey(http, key, subject, ending),
    subjectOf,
    pendingKeys,
    answeredKeys,
    lock: lockKey,
    newKey: () => crypto.randomUUID(),
    signal: controller.signal,
  });
  const isIdle = () => driver.request.get().status === 'idle';
  const isFree = () => !controller.signal.aborted && isIdle() && pendingKeys.list().length > 0;
  // Retry, because a view that is being replaced may release its key only after this one requested it, and a tab that
  // follows a key may close.
  let isResuming = false;
  const resumeWhenFree = async () => {
    if (isResuming) return;
    isResuming = true;
    while (isFree()) {
      await driver.resume();
      if (isFree()) await delay(RESUME_RETRY_MS, controller.signal);
    }
    isResuming = false;
  };
  // Recall only once, for the page before this one, because this page shows its own answers itself.
  let hasRecalled = false;
  const recallOnce = () => {
    if (hasRecalled || memberId() === undefined) return;
    hasRecalled = true;
    if (isIdle()) driver.recall();
  };
  const start = () => {
    const resume = () => {
      recallOnce();
      void resumeWhenFree();
    };
    // The member may load after the view, and a dismissed outcome makes room for the next pending key.
    const subscriptions = [session.member.subscribe(resume), driver.request.subscribe(resume)];
    resume();
    return () => {
      controller.abort();
      for (const unsubscribe of subscriptions) unsubscribe();
      pendingKeys.dispose();
      answeredKeys.leave();
      answeredKeys.dispose();
    };
  };
  return { driver, start };
}
