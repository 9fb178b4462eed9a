import { createSharedTask } from './createSharedTask';

function aRota() {
  const log: string[] = [];
  const rota = createSharedTask();
  const join = (name: string) =>
    rota.join(() => {
      log.push(`${name} begins`);
      return { end: () => log.push(`${name} ends`) };
    });
  return { rota, log, join };
}

describe('a rota', () => {
  it('has one at work at a time, in the order of coming', () => {
    const { log, join } = aRota();
    const leaveFirst = join('first');
    const leaveSecond = join('second');
    expect(log).toEqual(['first begins']);

    leaveFirst();
    leaveSecond();

    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('forgets who left while waiting', () => {
    const { rota, log, join } = aRota();
    const leaveFirst = join('first');
    join('second')();
    leaveFirst();

    expect(log).toEqual(['first begins', 'first ends']);
    expect(rota.current()).toBeUndefined();
  });

  it('lets nobody leave twice', () => {
    const { log, join } = aRota();
    const leave = join('first');
    join('second');
    leave();
    leave();

    expect(log).toEqual(['first begins', 'first ends', 'second begins']);
  });
});
