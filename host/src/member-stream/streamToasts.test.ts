import { TestScheduler } from 'rxjs/testing';
import type { ToldEvent } from './moneyToast';
import { streamToasts } from './streamToasts';

const anEvent = (kind: ToldEvent['kind']): ToldEvent => ({ version: 1, at: 1, kind, reference: 'ticket:1', amount: '1.00' });
const EVENTS = { r: [anEvent('round')], d: [anEvent('deposit')], n: [] };
type Told = keyof typeof EVENTS;

/** Plays events in virtual time. `toasts` names the events of each toast. */
function play(told: string, shown: string, toasts: Readonly<Record<string, readonly Told[]>>): void {
  new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  }).run(({ hot, expectObservable }) => {
    const values = Object.fromEntries(Object.entries(toasts).map(([name, kinds]) => [name, kinds.flatMap((kind) => EVENTS[kind])]));
    expectObservable(streamToasts(hot(told, EVENTS))).toBe(shown, values);
  });
}

it('shows together what one transaction did', () => {
  play('d-dn', '100ms a', { a: ['d', 'd'] });
});

it('shows rounds together that follow each other, and does not put them off for more of them', () => {
  play('r 299ms r 299ms r 299ms r', '1s a', { a: ['r', 'r', 'r', 'r'] });
});

it('does not let anything else wait for rounds', () => {
  play('r 99ms d', '200ms a', { a: ['r', 'd'] });
});

it('shows the next when the one before could be read, with all that came meanwhile', () => {
  play('d 199ms d 499ms d', '100ms a 2399ms b', { a: ['d'], b: ['d', 'd'] });
});

it('shows nothing of no events', () => {
  play('n', '', {});
});
