import { act, renderHook } from '@testing-library/react';
import type { CallResult } from '../contract/http';
import { useLoadable } from './useLoadable';

describe('loading data for a component', () => {
  it('keeps the data during a reload and after a failed one', async () => {
    const answers: CallResult<string>[] = [
      { ok: true, data: 'first' },
      { ok: false, failure: { kind: 'timeout' } },
    ];
    const load = (): Promise<CallResult<string>> => Promise.resolve(answers.shift() ?? { ok: true, data: 'more' });
    const { result } = renderHook(() => useLoadable(load));
    expect(result.current.state).toEqual({ status: 'loading', data: undefined });
    await act(() => Promise.resolve());
    expect(result.current.state).toEqual({ status: 'ready', data: 'first' });

    await act(async () => {
      result.current.reload();
      await Promise.resolve();
    });

    expect(result.current.state).toEqual({ status: 'failed', data: 'first', error: { kind: 'timeout' } });
  });

  it('loads again when the version changes', async () => {
    const load = jest.fn((): Promise<CallResult<string>> => Promise.resolve({ ok: true, data: 'text' }));
    const { rerender } = renderHook(({ version }) => useLoadable(load, version), { initialProps: { version: 'zh-CN' } });
    rerender({ version: 'zh-CN' });
    expect(load).toHaveBeenCalledTimes(1);

    rerender({ version: 'zh-TW' });
    await act(() => Promise.resolve());

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ignores the answer of a load that was replaced by another one', async () => {
    const pending: ((result: CallResult<string>) => void)[] = [];
    const signals: AbortSignal[] = [];
    const make = () => (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<CallResult<string>>((resolve) => pending.push(resolve));
    };
    const { result, rerender } = renderHook(({ load }) => useLoadable(load), { initialProps: { load: make() } });
    rerender({ load: make() });

    await act(async () => {
      pending[1]?.({ ok: true, data: 'new' });
      pending[0]?.({ ok: true, data: 'old' });
      await Promise.resolve();
    });

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(result.current.state).toEqual({ status: 'ready', data: 'new' });
  });
});
