import { createFakeServices } from '@site/testing/fakeServices';
import { createPendingKeys } from './pendingKeys';

function openKeys(storage = createFakeServices().services.storage, memberId: () => string | undefined = () => '1') {
  const parseSubject = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
  return { storage, keys: createPendingKeys({ storage, name: 'deposit', memberId, parseSubject }) };
}

it('lists added keys, the oldest first, without removed ones', () => {
  const { keys } = openKeys();

  keys.add({ key: 'a', subject: 'first' });
  keys.add({ key: 'b', subject: 'second' });
  keys.remove('a');

  expect(keys.list()).toEqual([{ key: 'b', subject: 'second' }]);
});

it('shows each member their own keys only, on one device', () => {
  let memberId: string | undefined = '1';
  const { keys } = openKeys(undefined, () => memberId);
  keys.add({ key: 'of-1', subject: 's' });

  memberId = '2';
  expect(keys.list()).toEqual([]);
  keys.add({ key: 'of-2', subject: 's' });
  memberId = undefined;
  expect(keys.list()).toEqual([]);
  memberId = '1';

  expect(keys.list()).toEqual([{ key: 'of-1', subject: 's' }]);
});

it('stores nothing for a guest', () => {
  const { keys, storage } = openKeys(undefined, () => undefined);

  keys.add({ key: 'a', subject: 's' });

  expect(storage.read('pending-keys-deposit')).toBeUndefined();
});

it('does not change the keys of another tab', () => {
  const { keys, storage } = openKeys();
  const other = openKeys(storage).keys;
  other.add({ key: 'of-the-other-tab', subject: 's' });

  keys.add({ key: 'own', subject: 's' });
  keys.remove('own');

  expect(keys.list()).toEqual([{ key: 'of-the-other-tab', subject: 's' }]);
});

it('restores its own key if another tab wrote a list without it', () => {
  const host = createFakeServices();
  const { keys } = openKeys(host.services.storage);
  keys.add({ key: 'own', subject: 's' });

  host.writeElsewhere('pending-keys-deposit', [{ key: 'theirs', memberId: '1', subject: 's' }]);

  expect(keys.list().map(({ key }) => key)).toEqual(['theirs', 'own']);
});

it('does not restore a key that it has removed', () => {
  const host = createFakeServices();
  const { keys } = openKeys(host.services.storage);
  keys.add({ key: 'own', subject: 's' });
  keys.remove('own');

  host.writeElsewhere('pending-keys-deposit', []);

  expect(keys.list()).toEqual([]);
});

it.each([
  null,
  'text',
  7,
  {},
  [null],
  [{ key: 1, memberId: '1', subject: 's' }],
  [{ key: 'k', subject: 's' }],
  [{ key: 'k', memberId: '1', subject: 9 }],
])('ignores %j on the device', (kept) => {
  const { keys, storage } = openKeys();
  storage.write('pending-keys-deposit', kept);

  expect(keys.list()).toEqual([]);
});

it('ends its subscription and keeps the stored keys', () => {
  const host = createFakeServices();
  const { keys } = openKeys(host.services.storage);
  keys.add({ key: 'own', subject: 's' });

  keys.dispose();

  expect(host.liveCount).toBe(0);
  expect(openKeys(host.services.storage).keys.list()).toHaveLength(1);
});
