import * as fc from 'fast-check';
import { createDevice } from './testing/createDevice';
import { runs } from '@site/testing/runs';

const TABS = 3;

type Device = ReturnType<typeof createDevice>;
type Action = (device: Device) => void;

const tab = fc.nat(TABS - 1);

const actions: fc.Arbitrary<Action> = fc.oneof(
  tab.map((index): Action => (device) => {
    device.press(index);
  }),
  fc
    .tuple(fc.nat(5), fc.constantFrom('answered', 'answer-lost', 'refused', 'request-lost', 'late'))
    .map(([which, outcome]): Action => (device) => {
      device.deliver(which, outcome);
    }),
  tab.map((index): Action => (device) => {
    device.reload(index);
  }),
  fc.constantFrom('1', '2').map((member): Action => (device) => {
    device.signIn(member);
  }),
  fc.boolean().map((loses): Action => (device) => {
    device.setLosesQuestions(loses);
  }),
);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('executes each request at most once, reports it to its own member, and never leaves it open, in any order of answers, losses, reloads, tabs and members', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(actions, fc.nat(7_000)), { maxLength: 40 }), async (steps) => {
      const device = createDevice(TABS);
      for (const [action, pauseMs] of steps) {
        action(device);
        await jest.advanceTimersByTimeAsync(pauseMs);
      }
      await comeToRest(device);

      expect(device.trespasses).toEqual([]);
      for (const [key, times] of device.carriedOut) {
        expect([key, times]).toEqual([key, 1]);
        expect(device.seen.get(key)).toContain('succeeded');
      }
      for (const [key, statuses] of device.seen) {
        const isDone = device.carriedOut.has(key);
        expect([key, isDone && (statuses.has('closed') || statuses.has('refused'))]).toEqual([key, false]);
        expect([key, !isDone && statuses.has('succeeded')]).toEqual([key, false]);
      }
      device.closeAll();
      expect(jest.getTimerCount()).toBe(0);
    }),
    { numRuns: runs(60, 300) },
  );
});

/**
 * Restores the network: requests in flight arrive without an answer, and each member returns until nothing is pending.
 */
async function comeToRest(device: Device): Promise<void> {
  device.setLosesQuestions(false);
  while (device.inFlightCount() > 0) device.deliver(0, 'answer-lost');
  await jest.advanceTimersByTimeAsync(20_000);
  for (const member of ['1', '2']) {
    device.signIn(member);
    await jest.advanceTimersByTimeAsync(20_000);
    for (let visit = 0; device.pendingOf().length > 0 && visit < 60; visit += 1) {
      device.reload(0);
      await jest.advanceTimersByTimeAsync(20_000);
    }
    expect(device.pendingOf()).toEqual([]);
  }
}
