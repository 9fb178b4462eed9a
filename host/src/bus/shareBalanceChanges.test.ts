import { createStorage, LOCAL_ENTRIES } from '@site/shared/storage';
import { createBus } from './createBus';
import { clearDevice } from '../testing/aShell';
import { createLogger } from '../services/createLogger';
import { shareBalanceChanges } from './shareBalanceChanges';

beforeEach(clearDevice);

const { key } = LOCAL_ENTRIES.balanceChange;

function aTab(name: string) {
  const events = new EventTarget();
  const bus = createBus(
    createLogger(
      () => undefined,
      () => 0,
    ),
  );
  let ids = 0;
  shareBalanceChanges({ bus, storage: createStorage(() => window.localStorage, events), newId: () => `${name}${String((ids += 1))}` });
  const heard = jest.fn();
  bus.on('balance/changed', heard);
  return {
    bus,
    heard,
    /** Dispatches the event that browsers send when another tab has written. */
    hearOfWrite: () => events.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage })),
  };
}

it('what moves money in one tab is told in the other, with its cause', () => {
  const [one, other] = [aTab('a'), aTab('b')];

  one.bus.emit('balance/changed', { cause: 'transfer' });
  other.hearOfWrite();

  expect(other.heard.mock.calls).toEqual([[{ cause: 'transfer' }]]);
  expect(one.heard).toHaveBeenCalledTimes(1);
});

it('is not sent back by the tab that was told', () => {
  const [one, other] = [aTab('a'), aTab('b')];
  one.bus.emit('balance/changed', { cause: 'withdrawal' });
  const written = window.localStorage.getItem(key);

  other.hearOfWrite();

  expect(window.localStorage.getItem(key)).toBe(written);
});

it('the same cause twice is written twice: a browser reports only a change', () => {
  const one = aTab('a');
  one.bus.emit('balance/changed', { cause: 'bet' });
  const first = window.localStorage.getItem(key);

  one.bus.emit('balance/changed', { cause: 'bet' });

  expect(window.localStorage.getItem(key)).not.toBe(first);
});

it.each(['', 'bet', '{"cause":"theft","id":"1"}', '{"cause":"bet"}', 'null'])('ignores a tampered entry: %s', (text) => {
  const one = aTab('a');
  window.localStorage.setItem(key, text);

  one.hearOfWrite();

  expect(one.heard).not.toHaveBeenCalled();
});
