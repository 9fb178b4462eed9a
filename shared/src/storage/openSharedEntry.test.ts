import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { openSharedEntry } from './openSharedEntry';

interface Typed {
  readonly text: string;
}

/** Creates tabs that see the storage as their delivered messages left it: late, twice, and in another order. */
function openTabs(count: number) {
  let clock = 0;
  const messages: { readonly from: number; readonly to: number; readonly stored: unknown }[] = [];
  const seen: unknown[] = Array.from({ length: count });
  const writes: number[] = Array.from({ length: count }, () => 0);
  const tabs = Array.from({ length: count }, (_, at) => {
    let listener = (): void => undefined;
    const tab = { text: '', deliver: (): void => listener() };
    const entry = openSharedEntry<Typed>({
      key: 'slip',
      tab: `tab-${at}`,
      now: () => clock,
      onChange: (stored) => {
        tab.text = (stored as Typed).text;
      },
      storage: {
        read: () => seen[at],
        write: (_key, stored) => {
          seen[at] = stored;
          writes[at] = (writes[at] ?? 0) + 1;
          for (let to = 0; to < count; to += 1) if (to !== at) messages.push({ from: at, to, stored });
          return true;
        },
        subscribe: (_key, next) => {
          listener = next;
          return () => undefined;
        },
      },
    });
    return Object.assign(tab, { entry });
  });
  const deliver = (index: number, isAgain: boolean): void => {
    const message = messages[index];
    if (!message) return;
    if (!isAgain) messages.splice(index, 1);
    seen[message.to] = message.stored;
    tabs[message.to]?.deliver();
  };
  return {
    tabs,
    messages,
    writes,
    deliver,
    deliverAll: () => {
      while (messages.length > 0) deliver(0, false);
    },
    tick: () => {
      clock += 1;
    },
  };
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('type' as const), tab: fc.nat(2), ticks: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('amend' as const), tab: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), index: fc.nat(12), isAgain: fc.boolean() }) },
);

it('converges in all tabs on the last typed value, whatever the order, delay and repetition of their messages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), fc.array(step, { maxLength: 60 }), (count, steps) => {
      const world = openTabs(count);
      let last = '';
      for (const next of steps) {
        if (next.do === 'deliver') {
          world.deliver(next.index % Math.max(1, world.messages.length), next.isAgain);
          continue;
        }
        const tab = world.tabs[next.tab % count];
        if (!tab) continue;
        if (next.do === 'amend') {
          tab.entry.amend({ text: tab.text });
          continue;
        }
        // One player cannot press in two tabs within the same millisecond.
        world.tick();
        tab.text += String(tab.text.length % 10);
        last = tab.text;
        tab.entry.write({ text: tab.text });
      }
      world.deliverAll();
      expect(world.tabs.map(({ text }) => text)).toEqual(Array.from({ length: count }, () => last));
    }),
    { numRuns: runs(300, 2_000) },
  );
});

it('ends with the same value in tabs that write in the same millisecond', () => {
  const world = openTabs(3);
  for (const [at, tab] of world.tabs.entries()) {
    tab.text = `from ${at}`;
    tab.entry.write({ text: tab.text });
  }
  world.deliverAll();

  expect(new Set(world.tabs.map(({ text }) => text))).toEqual(new Set(['from 2']));
});

it('keeps 23456 typed in one tab while a busy tab receives each message late and twice', () => {
  const world = openTabs(2);
  const [typing, busy] = world.tabs;
  if (!typing || !busy) throw new Error('two tabs were opened');
  for (const text of ['2', '23', '234', '2345', '23456']) {
    world.tick();
    typing.text = text;
    typing.entry.write({ text });
    if (text === '234') world.deliver(0, true);
    busy.entry.amend({ text: busy.text });
  }
  while (world.messages.length > 0) world.deliver(world.messages.length - 1, false);

  expect([typing.text, busy.text]).toEqual(['23456', '23456']);
});

it('writes nothing in a tab that only receives', () => {
  const world = openTabs(2);
  world.tabs[0]?.entry.write({ text: '5' });
  world.deliverAll();
  world.tabs[1]?.entry.amend({ text: '5 in another language' });

  expect(world.writes).toEqual([1, 0]);
});

it.each([
  ['a value without a version', { text: '7' }],
  ['a version that is a text', { text: '7', version: '9' }],
  ['a version without a tab', { text: '7', version: { at: 9 } }],
  ['a time that no number follows', { text: '7', version: { at: Number.MAX_SAFE_INTEGER, tab: 'a' } }],
  ['a time that is no number', { text: '7', version: { at: Number.NaN, tab: 'a' } }],
])('accepts %s as it is, and stores the next press', (_what, stored) => {
  const received: unknown[] = [];
  let kept: unknown;
  let listener = (): void => undefined;
  const entry = openSharedEntry<Typed>({
    key: 'slip',
    tab: 'own',
    now: () => 5,
    onChange: (value) => received.push(value),
    storage: {
      read: () => kept,
      write: (_key, value) => {
        kept = value;
        return true;
      },
      subscribe: (_key, next) => {
        listener = next;
        return () => undefined;
      },
    },
  });
  entry.write({ text: '1' });
  kept = stored;
  listener();
  entry.write({ text: '72' });

  expect(received).toEqual([stored]);
  expect(kept).toEqual({ text: '72', version: { at: 6, tab: 'own' } });
});
