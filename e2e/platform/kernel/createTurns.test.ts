import { createTurns } from './createTurns';

/** Creates work that runs until `end` is called. */
function held(name: string, log: string[]) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<string> => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('one key is worked on one after the other, in the order of coming, and another key at once', async () => {
  const inTurn = createTurns<number>();
  const log: string[] = [];
  const [first, second, other] = [held('first', log), held('second', log), held('other', log)];
  const answers = [inTurn(1, first.work), inTurn(1, second.work), inTurn(2, other.work)];
  await settled();
  expect(log).toEqual(['first begins', 'other begins']);

  second.end();
  first.end();
  other.end();

  expect(await Promise.all(answers)).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
});

it('work that fails gives its turn on', async () => {
  const inTurn = createTurns<number>();
  const failing = inTurn(1, () => Promise.reject(new Error('no')));
  const next = inTurn(1, () => Promise.resolve('next'));

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
