import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createFakeServices, type FakeHost } from '@site/testing';
import { createCell } from '../contract/readable';
import type { RouteLocation } from '../contract/routes';
import { ServicesContext } from '../contract/ServicesContext';
import { useAddressQuery, type QueryCodec } from './useAddressQuery';

interface Filter {
  readonly kind: string;
  readonly page: number;
}

const filter: QueryCodec<Filter> = {
  parse: ({ kind = 'all', page = '1' }) => ({ kind, page: /^\d$/.test(page) ? Number(page) : 1 }),
  format: ({ kind, page }) => ({ ...(kind !== 'all' && { kind }), ...(page > 1 && { page: String(page) }) }),
};

const at = (query: Readonly<Record<string, string>>, name: RouteLocation['name'] = 'wallet'): RouteLocation => ({
  name,
  path: '/',
  params: {},
  query,
});

function show(host: Pick<FakeHost, 'services'>, codec = filter) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ServicesContext value={host.services}>{children}</ServicesContext>;
  return renderHook(() => useAddressQuery('wallet', codec), { wrapper });
}

const PAUSE_MS = 200;

function pause(): void {
  act(() => {
    jest.advanceTimersByTime(PAUSE_MS);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the filters of a screen', () => {
  it('start with those of the address, and with defaults for invalid values', () => {
    expect(show(createFakeServices({ location: at({ kind: 'bet', page: '3' }) })).result.current[0]).toEqual({ kind: 'bet', page: 3 });
    expect(show(createFakeServices({ location: at({ page: '<b>' }) })).result.current[0]).toEqual({ kind: 'all', page: 1 });
  });

  it('are written to the address, without those that have the default value', () => {
    const host = createFakeServices({ location: at({ kind: 'bet' }) });
    const { result } = show(host);

    act(() => {
      result.current[1]({ kind: 'all', page: 2 });
    });
    pause();

    expect(result.current[0]).toEqual({ kind: 'all', page: 2 });
    expect(host.navigated).toEqual([{ name: 'wallet', params: {}, options: { query: { page: '2' }, replace: true } }]);
  });

  it('do not remove a foreign parameter of the address, even one that was added meanwhile', () => {
    const location = createCell(at({ kind: 'bet' }));
    const host = createFakeServices();
    const { result } = show(
      { services: { ...host.services, navigation: { ...host.services.navigation, location } } },
      { ...filter, keeps: ['card'] },
    );

    act(() => {
      location.set(at({ kind: 'bet', card: 'a', other: 'b' }));
    });
    act(() => {
      result.current[1]({ kind: 'all', page: 2 });
    });
    pause();

    expect(host.navigated).toEqual([{ name: 'wallet', params: {}, options: { query: { card: 'a', page: '2' }, replace: true } }]);
  });

  it('are applied before the address changes, and only the last of several quick changes is written', () => {
    const host = createFakeServices({ location: at({}) });
    const { result } = show(host);

    for (const kind of ['b', 'be', 'bet']) {
      act(() => {
        result.current[1]({ kind, page: 1 });
        jest.advanceTimersByTime(PAUSE_MS - 1);
      });
      expect(result.current[0].kind).toBe(kind);
    }
    expect(host.navigated).toEqual([]);
    pause();

    expect(host.navigated.map(({ options }) => options.query)).toEqual([{ kind: 'bet' }]);
  });

  it.each<[string, (target: Element) => void, readonly object[]]>([
    ['a click', (target) => fireEvent.click(target), [{ kind: 'bet' }]],
    ['F5', (target) => fireEvent.keyDown(target, { key: 'F5' }), [{ kind: 'bet' }]],
    ['Ctrl and R', (target) => fireEvent.keyDown(target, { key: 'r', ctrlKey: true }), [{ kind: 'bet' }]],
    ['no further letter', (target) => fireEvent.keyDown(target, { key: 'r' }), []],
  ])('are in the address before an action that may leave it: %s', (_, leave, written) => {
    const host = createFakeServices({ location: at({}) });
    const { result } = show(host);
    const queries = () => host.navigated.map(({ options }) => options.query);
    const seen = jest.fn(queries);
    document.body.addEventListener('click', seen);
    document.body.addEventListener('keydown', seen);

    act(() => {
      result.current[1]({ kind: 'bet', page: 1 });
    });
    leave(document.body);

    expect(seen).toHaveReturnedWith(written);
    document.body.removeEventListener('click', seen);
    document.body.removeEventListener('keydown', seen);
  });

  it('are not written into the address of another screen that the player has opened meanwhile', () => {
    const host = createFakeServices({ location: at({}) });
    const { result } = show(host);

    act(() => {
      result.current[1]({ kind: 'bet', page: 1 });
      host.location.set(at({}, 'home'));
    });
    pause();

    expect(host.navigated).toEqual([]);
  });

  it('do not write an address that is already current', () => {
    const host = createFakeServices({ location: at({ page: '2' }) });
    const { result } = show(host);

    act(() => {
      result.current[1]({ kind: 'all', page: 2 });
    });
    pause();

    expect(host.navigated).toEqual([]);
  });

  it('follow another address of the screen, and survive the way to another screen', () => {
    const host = createFakeServices({ location: at({}) });
    const { result } = show(host);

    act(() => {
      host.location.set(at({ kind: 'bet' }));
    });
    expect(result.current[0].kind).toBe('bet');
    act(() => {
      host.location.set(at({}, 'home'));
    });
    expect(result.current[0].kind).toBe('bet');
  });

  it('are not undone by an earlier address of theirs that arrives after the next change', () => {
    const host = createFakeServices({ location: at({}) });
    const late = createCell(at({}));
    const { result } = show({ services: { ...host.services, navigation: { ...host.services.navigation, location: late } } });

    for (const kind of ['b', 'be']) {
      act(() => {
        result.current[1]({ kind, page: 1 });
      });
      pause();
    }
    act(() => {
      late.set(at({ kind: 'b' }));
    });
    expect(result.current[0].kind).toBe('be');
    act(() => {
      late.set(at({ kind: 'be' }));
    });
    expect(result.current[0].kind).toBe('be');
    act(() => {
      late.set(at({ kind: 'b' }));
    });
    expect(result.current[0].kind).toBe('b');
  });
});
