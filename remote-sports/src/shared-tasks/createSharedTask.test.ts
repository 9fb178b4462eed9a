import { createSharedTask } from './createSharedTask';

function aTask() {
  const log: string[] = [];
  const task = createSharedTask();
  const join = (name: string) =>
    task.join(() => {
      log.push(`${name} begins`);
      return { end: () => log.push(`${name} ends`) };
    });
  return { task, log, join };
}

describe('a shared task', () => {
  it('runs in one view at a time, in the order of joining', () => {
    const { log, join } = aTask();
    const leaveFirst = join('first');
    const leaveSecond = join('second');
    expect(log).toEqual(['first begins']);

    leaveFirst();
    leaveSecond();

    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('skips a view that left while it waited', () => {
    const { task, log, join } = aTask();
    const leaveFirst = join('first');
    join('second')();
    leaveFirst();

    expect(log).toEqual(['first begins', 'first ends']);
    expect(task.current()).toBeUndefined();
  });

  it('ignores a second leave', () => {
    const { log, join } = aTask();
    const leave = join('first');
    join('second');
    leave();
    leave();

    expect(log).toEqual(['first begins', 'first ends', 'second begins']);
  });
});
