import { from, type ObservableInput } from 'rxjs';
import { createCell, mapReadable, type Cell } from '../contract/readable';
import { createFakeServices } from '@site/testing';
import { fromBus, fromReadable } from '.';

it('converts a readable to an observable of its value and of each change, until it is unsubscribed', () => {
  const cell = createCell(1);
  const seen: number[] = [];
  const subscription = fromReadable(cell).subscribe((value) => seen.push(value));

  cell.set(2);
  subscription.unsubscribe();
  cell.set(3);

  expect(seen).toEqual([1, 2]);
});

it.each([
  ['a cell', (cell: Cell<number>) => cell],
  ['a view of another', (cell: Cell<number>) => mapReadable(cell, (value) => value)],
] as const)('%s can be passed to `from` of rxjs unchanged', (_case, readableOf) => {
  const cell = createCell(1);
  const seen: number[] = [];
  const subscription = from(readableOf(cell) as unknown as ObservableInput<number>).subscribe((value) => seen.push(value));

  cell.set(2);
  subscription.unsubscribe();
  cell.set(3);

  expect(seen).toEqual([1, 2]);
});

it('merges events of several names into one observable in the order they were emitted, and removes its listeners', () => {
  const host = createFakeServices();
  const { bus } = host.services;
  const seen: object[] = [];
  const subscription = fromBus(bus, 'ticket/accepted', 'ticket/settled').subscribe((event) => seen.push(event));

  bus.emit('ticket/settled', { ticketId: '1' });
  bus.emit('inbox/read', {});
  bus.emit('ticket/accepted', { ticketId: '2' });
  subscription.unsubscribe();
  bus.emit('ticket/accepted', { ticketId: '3' });

  expect(seen).toEqual([{ ticketId: '1' }, { ticketId: '2' }]);
  expect(host.liveCount).toBe(0);
});
