import { createCallQueue, type CallQueueLimits, type CallSender } from './createCallQueue';

const LIMITS: CallQueueLimits = { atOnce: 4, ofNetwork: 3, ofCaller: 2, waitingOfNetwork: 300, waiting: 500 };

const A = (caller: string): CallSender => ({ network: '203.0.113.1', caller });
const B = (caller: string): CallSender => ({ network: '203.0.113.2', caller });

/** Creates a queue with calls that run until the test ends them, in the order of their start. */
function setUp(limits: Partial<CallQueueLimits> = {}) {
  const queue = createCallQueue({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const running: (() => void)[] = [];
  let most = 0;
  const send = (sender: CallSender, name = sender.caller): Promise<string> =>
    queue(sender, () => {
      begun.push(name);
      most = Math.max(most, running.length + 1);
      return new Promise((resolve) => {
        running.push(() => {
          resolve(name);
        });
      });
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends the call that has run longest. */
  const endOne = async (): Promise<void> => {
    running.shift()?.();
    await settled();
  };
  return { send, begun, endOne, settled, most: () => most };
}

it('a flood of one member waits behind itself: another member begins at once, and a third as soon as the seats of one round are free', async () => {
  const { send, begun, endOne, settled } = setUp();
  for (let index = 0; index < 200; index += 1) void send(A('flooder'));
  void send(B('member'));
  void send(B('member'));
  void send(B('third'));
  await settled();

  expect(begun).toEqual(['flooder', 'flooder', 'member', 'member']);
  await endOne();
  await endOne();
  expect(begun).toContain('third');
});

it('invented tokens of one network gain nothing against another network', async () => {
  const { send, begun, endOne, settled } = setUp();
  for (let index = 0; index < 200; index += 1) void send(A(`invented ${String(index)}`));
  await settled();
  expect(begun).toHaveLength(3);
  for (let index = 0; index < 3; index += 1) void send(B(`member ${String(index)}`));
  await settled();

  for (let index = 0; index < 6; index += 1) await endOne();

  expect(begun.slice(3, 8).filter((name) => name.startsWith('member'))).toHaveLength(3);
});

it('callers of one network take turns', async () => {
  const { send, begun, endOne, settled } = setUp({ atOnce: 1 });
  for (const caller of ['a', 'a', 'a', 'b', 'b', 'c']) void send(A(caller));
  await settled();

  for (let index = 0; index < 6; index += 1) await endOne();

  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

it('no more run at once than the limits say, and all are carried out', async () => {
  const { send, begun, endOne, settled, most } = setUp();
  const answers = Array.from({ length: 60 }, (_, index) => send(index % 2 === 0 ? A(`a${String(index % 8)}`) : B(`b${String(index % 8)}`)));
  await settled();
  for (let index = 0; index < 60; index += 1) await endOne();

  expect(await Promise.all(answers)).toHaveLength(60);
  expect(begun).toHaveLength(60);
  expect(most()).toBe(LIMITS.atOnce);
});

it('more than may wait are refused at once, those of one network before those of all', async () => {
  const { send, settled } = setUp({ waitingOfNetwork: 5, waiting: 7 });
  for (let index = 0; index < 7; index += 1) void send(A('flooder'));
  await expect(send(A('flooder'))).rejects.toMatchObject({ code: 6011, waitMs: 1_000 });

  for (let index = 0; index < 4; index += 1) void send(B('other'));
  await settled();

  await expect(send(B('other'))).rejects.toMatchObject({ code: 6011 });
});

it('a call that fails gives its seat on', async () => {
  const queue = createCallQueue({ ...LIMITS, atOnce: 1 });
  const failing = queue(A('a'), () => Promise.reject(new Error('no')));
  const next = queue(A('a'), () => Promise.resolve('next'));

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
