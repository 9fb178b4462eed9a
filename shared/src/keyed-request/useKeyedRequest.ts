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

/** What a remote gives for one kind of request; written once beside its api functions. */
export interface KeyedRequestKind<Intent, Subject, Result> {
  /** Under which the device keeps pending keys; changing it forgets them. */
  readonly name: string;
  readonly send: (http: HttpService, intent: Intent, key: string, ending: Ending) => Promise<CallResult<Result>>;
  /** `undefined` where the key never arrived: by answering so the platform has closed it. */
  readonly findByKey: (http: HttpService, key: string, subject: Subject, ending: Ending) => Promise<CallResult<Result | undefined>>;
  /** What of the intention is kept on the device: JSON, no secrets. */
  readonly subjectOf: (intent: Intent) => Subject;
  readonly parseSubject: (kept: unknown) => Subject | undefined;
}

export interface KeyedRequestView<Intent, Subject, Result> extends Pick<
  KeyedRequestDriver<Intent, Subject, Result>,
  'send' | 'resume' | 'dismiss' | 'release'
> {
  readonly request: KeyedRequest<Subject, Result>;
  /** An answer is awaited: buttons that send are disabled meanwhile. */
  readonly isBusy: boolean;
}

/** How long to wait before asking again for a key that another view or tab holds. */
const RESUME_RETRY_MS = 1_000;

/**
 * The request of this view. One that an earlier page of the same member left open is followed from the first render on; what this view
 * waits for ends with it, and its key stays on the device for the next.
 *
 * @param kind the one of the first render holds
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
  // A view that is being replaced may release its key only after this one has asked for it, and a tab that follows a key may be closed.
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
  // Once, for the page before this one: what this page is told it shows itself.
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
