import { SILENT_LOG } from '../operator';
import { WalletFailure } from '../wallet/createWalletClient';
import { retryUntilKnown } from './retryUntilKnown';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('sends a call again until its outcome is known, waiting longer each time and half a minute at most', async () => {
  const sentAt: number[] = [];
  const start = Date.now();
  const call = () => {
    sentAt.push(Date.now() - start);
    return sentAt.length < 12 ? Promise.reject(new Error('no answer')) : Promise.resolve('paid');
  };
  const outcome = retryUntilKnown(call, { log: SILENT_LOG, what: 'credit' });

  await jest.advanceTimersByTimeAsync(200_000);

  expect(await outcome).toBe('paid');
  const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000]);
});

it('stops with the server: the call is rejected at once and not sent again', async () => {
  const stopping = new AbortController();
  const call = jest.fn(() => Promise.reject(new Error('no answer')));
  const outcome = retryUntilKnown(call, { log: SILENT_LOG, what: 'credit', signal: stopping.signal });
  const rejected = expect(outcome).rejects.toThrow('no answer');
  await jest.advanceTimersByTimeAsync(250);

  stopping.abort();
  await rejected;

  expect(call).toHaveBeenCalledTimes(2);
});

it('does not send again what the operator has refused', async () => {
  const call = jest.fn(() => Promise.reject(new WalletFailure('debit', 'session-over')));

  await expect(retryUntilKnown(call, { log: SILENT_LOG, what: 'debit' })).rejects.toMatchObject({ error: 'session-over' });

  expect(call).toHaveBeenCalledTimes(1);
});

it('gives up after as many attempts as it was allowed', async () => {
  const call = jest.fn(() => Promise.reject(new Error('no answer')));
  const rejected = expect(retryUntilKnown(call, { log: SILENT_LOG, what: 'debit', attempts: 3 })).rejects.toThrow('no answer');

  await jest.advanceTimersByTimeAsync(600);
  await rejected;

  expect(call).toHaveBeenCalledTimes(3);
});
