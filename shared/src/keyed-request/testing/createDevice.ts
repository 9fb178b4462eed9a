import type { CallResult } from '../../contract/http';
import type { NamespacedStorage } from '../../contract/services';
import { createAnsweredKeys } from '../answeredKeys';
import { createKeyedRequest, type KeyedRequestDriver } from '../createKeyedRequest';
import type { KeyLock } from '../keyLock';
import { createPendingKeys, type PendingKeys } from '../pendingKeys';

type Driver = KeyedRequestDriver<string, string, string>;

/** A request in flight, held until the test decides what the network does with it. */
interface InFlight {
  readonly key: string;
  readonly owner: string;
  answer(result: CallResult<string>): void;
}

interface Tab {
  readonly driver: Driver;
  readonly pendingKeys: PendingKeys<string>;
  close(): void;
}

const LOST: CallResult<never> = { ok: false, failure: { kind: 'unreachable' } };
const REFUSED: CallResult<never> = { ok: false, failure: { kind: 'refused', code: 6012, message: 'no', data: null } };

/**
 * Creates a browser with several tabs, and a platform that implements idempotency keys: a key is executed at most once,
 * and a poll for a key that has not arrived closes it. Members take turns on the device.
 */
export function createDevice(tabCount: number) {
  const carriedOut = new Map<string, number>();
  const closed = new Set<string>();
  const inFlight: InFlight[] = [];
  const seen = new Map<string, Set<string>>();
  const trespasses: string[] = [];
  const storage = createSharedStorage();
  const locks = createSharedLocks();
  let member = '1';
  let keys = 0;
  let pages = 0;
  let losesQuestions = false;
  const tabs: Tab[] = Array.from({ length: tabCount }, (_, index) => openTab(index));

  function openTab(index: number): Tab {
    const controller = new AbortController();
    const { isAlive, end } = { isAlive: () => !controller.signal.aborted, end: () => controller.abort() };
    const view = storage.forTab();
    const options = {
      storage: view.storage,
      name: 'test',
      memberId: () => member,
      parseSubject: (kept: unknown) => (typeof kept === 'string' ? kept : undefined),
    };
    const pendingKeys = createPendingKeys(options);
    const answeredKeys = createAnsweredKeys({ ...options, lock: locks.forTab(index), now: () => 0, page: `page-${String((pages += 1))}` });
    const driver: Driver = createKeyedRequest<string, string, string>({
      send: (owner, key) =>
        new Promise((resolve) => {
          const answer = (result: CallResult<string>) => {
            resolve(isAlive() ? result : { ok: false, failure: { kind: 'aborted' } });
          };
          inFlight.push({ key, owner, answer });
          controller.signal.addEventListener('abort', () => {
            resolve({ ok: false, failure: { kind: 'aborted' } });
          });
        }),
      findByKey: (key, subject) => {
        if (subject !== member) trespasses.push(`${member} asked for ${key} of ${subject}`);
        if (losesQuestions) return Promise.resolve(LOST);
        if (carriedOut.has(key)) return Promise.resolve({ ok: true, data: `receipt of ${key}` });
        closed.add(key);
        return Promise.resolve({ ok: true, data: undefined });
      },
      subjectOf: (owner) => owner,
      pendingKeys,
      answeredKeys,
      lock: locks.forTab(index),
      newKey: () => `key-${String((keys += 1))}`,
      signal: controller.signal,
    });
    driver.request.subscribe((request) => {
      if (request.status === 'idle') return;
      const { key } = request.pending;
      seen.set(key, (seen.get(key) ?? new Set()).add(request.status));
    });
    return {
      driver,
      pendingKeys,
      close() {
        end();
        pendingKeys.dispose();
        view.dispose();
        locks.release(index);
      },
    };
  }

  function reload(index: number) {
    tabs[index]?.close();
    tabs[index] = openTab(index);
    tabs[index].driver.recall();
    void tabs[index].driver.resume();
  }

  return {
    carriedOut,
    seen,
    trespasses,
    press(index: number) {
      void tabs[index]?.driver.send(member);
    },
    /** Decides the outcome of a request in flight. */
    deliver(which: number, outcome: 'answered' | 'answer-lost' | 'refused' | 'request-lost' | 'late') {
      const request = inFlight[which % Math.max(1, inFlight.length)];
      if (!request) return;
      if (outcome !== 'late') inFlight.splice(inFlight.indexOf(request), 1);
      const arrives = outcome === 'answered' || outcome === 'answer-lost';
      const isTaken = arrives && !closed.has(request.key);
      if (isTaken) carriedOut.set(request.key, (carriedOut.get(request.key) ?? 0) + 1);
      if (outcome === 'answered' && isTaken) request.answer({ ok: true, data: `receipt of ${request.key}` });
      else if (outcome === 'refused') request.answer(REFUSED);
      else request.answer(LOST);
    },
    reload,
    signIn(next: string) {
      member = next;
      tabs.forEach((_, index) => {
        reload(index);
      });
    },
    setLosesQuestions(value: boolean) {
      losesQuestions = value;
    },
    inFlightCount: () => inFlight.length,
    pendingOf: () => tabs[0]?.pendingKeys.list() ?? [],
    closeAll() {
      tabs.forEach((tab) => {
        tab.close();
      });
    },
  };
}

function createSharedStorage() {
  const values = new Map<string, string>();
  const listeners = new Set<{ readonly tab: symbol; readonly key: string; readonly listener: () => void }>();
  return {
    forTab() {
      const tab = Symbol('tab');
      const changed = (key: string) => {
        for (const entry of [...listeners]) if (entry.key === key && entry.tab !== tab) entry.listener();
      };
      const storage: NamespacedStorage = {
        read: (key) => JSON.parse(values.get(key) ?? 'null') as unknown,
        write(key, value) {
          values.set(key, JSON.stringify(value));
          changed(key);
          return true;
        },
        remove(key) {
          if (values.delete(key)) changed(key);
        },
        subscribe(key, listener) {
          const entry = { tab, key, listener };
          listeners.add(entry);
          return () => listeners.delete(entry);
        },
      };
      const dispose = () => {
        for (const entry of [...listeners]) if (entry.tab === tab) listeners.delete(entry);
      };
      return { storage, dispose };
    },
  };
}

function createSharedLocks() {
  const holders = new Map<string, number>();
  return {
    forTab: (index: number): KeyLock =>
      async function (key, task) {
        if (holders.has(key)) return false;
        holders.set(key, index);
        try {
          await task();
        } finally {
          if (holders.get(key) === index) holders.delete(key);
        }
        return true;
      },
    release(index: number) {
      for (const [key, holder] of [...holders]) if (holder === index) holders.delete(key);
    },
  };
}
