import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesContext } from '../contract/ServicesContext';
import { createFakeServices } from '@site/testing/fakeServices';
import { useKeyedRequest, type KeyedRequestKind } from './useKeyedRequest';

/** Creates the Web Locks of one browser, as far as `lockKey` uses them. Requests and releases are never synchronous. */
function createLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: unknown, task: (lock: object | null) => Promise<boolean>): Promise<boolean> {
      const isFree = !held.has(name);
      if (isFree) held.add(name);
      await Promise.resolve();
      try {
        return await task(isFree ? {} : null);
      } finally {
        if (isFree) held.delete(name);
      }
    },
  };
}

function aKind(find: () => Promise<string>): KeyedRequestKind<string, object, string> {
  return {
    name: 'test',
    send: (_http, _intent, _key, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve({ ok: false, failure: { kind: 'aborted' } });
        });
      }),
    findByKey: async () => ({ ok: true, data: await find() }),
    subjectOf: () => ({}),
    parseSubject: () => ({}),
  };
}

function mount(kind: KeyedRequestKind<string, object, string>, host: ReturnType<typeof createFakeServices>) {
  return renderHook(() => useKeyedRequest(kind), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <ServicesContext value={host.services}>{children}</ServicesContext>,
  });
}

describe('a view that is mounted while another one holds the key', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('does not poll for the result until the key is released', async () => {
    const host = createFakeServices();
    const find = jest.fn(() => Promise.resolve('found'));
    const before = mount(aKind(find), host);
    act(() => void before.result.current.send('intent'));
    const next = mount(aKind(find), host);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(next.result.current.request.status).toBe('idle');
    expect(find).not.toHaveBeenCalled();

    before.unmount();
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(next.result.current.request).toMatchObject({ status: 'succeeded', result: 'found', pending: { isResumed: true } });
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('stops polling when it is unmounted', async () => {
    const host = createFakeServices();
    const before = mount(
      aKind(() => Promise.resolve('found')),
      host,
    );
    act(() => void before.result.current.send('intent'));
    const next = mount(
      aKind(() => Promise.resolve('found')),
      host,
    );
    next.unmount();
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(jest.getTimerCount()).toBe(0);
    before.unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('a view with pending keys', () => {
  const keep = (host: ReturnType<typeof createFakeServices>, ...keys: readonly string[]) => {
    host.services.storage.write(
      'pending-keys-test',
      keys.map((key) => ({ key, memberId: '10001', subject: {} })),
    );
  };

  it('polls for a result after the member has loaded', async () => {
    const host = createFakeServices({ member: null });
    keep(host, 'a');
    const view = mount(
      aKind(() => Promise.resolve('found')),
      host,
    );
    expect(view.result.current.request.status).toBe('idle');

    await act(async () => {
      host.member.set({ userId: '10001', name: 'player1', vipLevel: 1, hasBoundPhone: true, hasBoundRealName: true });
      await Promise.resolve();
    });

    expect(view.result.current.request).toMatchObject({ status: 'succeeded', pending: { key: 'a' } });
  });

  it('polls for the next result when the outcome of the first is dismissed', async () => {
    const host = createFakeServices();
    keep(host, 'a', 'b');
    const view = mount(
      aKind(() => Promise.resolve('found')),
      host,
    );
    await act(() => Promise.resolve());
    expect(view.result.current.request).toMatchObject({ status: 'succeeded', pending: { key: 'a' } });

    await act(async () => {
      view.result.current.dismiss();
      await Promise.resolve();
    });

    expect(view.result.current.request).toMatchObject({ status: 'succeeded', pending: { key: 'b' } });
    view.unmount();
    expect(host.liveCount).toBe(0);
  });
});
