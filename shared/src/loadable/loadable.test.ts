import type { CallFailure } from '../contract/http';
import { failureText } from './failureText';
import { failed, isMissing, LOADING, mapLoadable, ready, reloading, settle } from './loadable';
import type { Loadable } from './loadable';

const OFFLINE: CallFailure = { kind: 'unreachable' };

describe('a loadable', () => {
  it('keeps its data during a refetch and after a failed one', () => {
    const held: Loadable<number> = ready(3);

    expect(reloading(held)).toEqual({ status: 'loading', data: 3 });
    expect(failed(OFFLINE, reloading(held))).toEqual({ status: 'failed', data: 3, error: OFFLINE });
    expect(reloading(failed(OFFLINE, held))).toEqual({ status: 'loading', data: 3 });
  });

  it('holds nothing before the first answer', () => {
    expect(failed(OFFLINE, LOADING)).toEqual({ status: 'failed', data: undefined, error: OFFLINE });
  });

  it('counts as missing if it failed and has no earlier data', () => {
    expect([LOADING, ready(3), failed(OFFLINE, ready(3)), failed(OFFLINE)].map(isMissing)).toEqual([false, false, false, true]);
  });

  it('takes the result of a call', () => {
    expect(settle(LOADING, { ok: true, data: 3 })).toEqual(ready(3));
    expect(settle(ready(3), { ok: false, failure: OFFLINE })).toEqual({ status: 'failed', data: 3, error: OFFLINE });
  });

  it('ignores a call that its own caller aborted', () => {
    const before = ready(3);

    expect(settle(before, { ok: false, failure: { kind: 'aborted' } })).toBe(before);
  });

  it('maps its data and keeps the state', () => {
    const double = (value: number) => value * 2;

    expect(mapLoadable(ready(3), double)).toEqual(ready(6));
    expect(mapLoadable(reloading(ready(0)), double)).toEqual({ status: 'loading', data: 0 });
    expect(mapLoadable(LOADING, double)).toEqual(LOADING);
    expect(mapLoadable(failed(OFFLINE, ready(3)), double)).toEqual({ status: 'failed', data: 6, error: OFFLINE });
  });
});

describe('the text of a failed call', () => {
  const key = (text: string) => text;

  it('is the server’s own if it sent one', () => {
    expect(failureText({ kind: 'refused', code: 6013, message: '维护中', data: undefined }, key)).toBe('维护中');
  });

  it.each<[CallFailure, string]>([
    [{ kind: 'refused', code: 6005, message: '', data: undefined }, 'failure.refused'],
    [{ kind: 'unreachable', status: 502 }, 'failure.unreachable'],
    [{ kind: 'timeout' }, 'failure.timeout'],
    [{ kind: 'malformed', problem: 'getBalance: no data' }, 'failure.malformed'],
    [{ kind: 'aborted' }, 'failure.aborted'],
  ])("is the product's own otherwise: %j", (failure, text) => {
    expect(failureText(failure, key)).toBe(text);
  });
});
