import type { Ticket } from '@site/shared/betting';
import type { HostServices } from '@site/shared/contract';
import type { ResourceContext } from '../resource/resourceApi';
import type { RunningTask } from '../shared-tasks/createSharedTask';
import { createTicketWatch } from './createTicketWatch';
import { openBetsStore } from './ticketsStore';
import { fetchOpenBets, fetchResults } from './ticketsApi';

export interface RunningTicketWatch extends RunningTask {
  reload(): void;
}

/**
 * Watches the open bets of a member with the services of a view: reloads them when an event reports that bets or their
 * money changed, pauses while the page is hidden, and emits settled bets on the bus. Bets the host has announced are
 * not reported again, because the host has already shown them (member stream).
 *
 * @param notify shows the player settled bets that the host has not announced
 */
export function openTicketWatch(
  services: Pick<HostServices, 'bus' | 'balance' | 'clock'>,
  resource: ResourceContext,
  owner: string,
  notify: (settled: readonly Ticket[]) => void,
): RunningTicketWatch {
  const { bus, balance, clock } = services;
  let isEmitting = false;
  const announced = new Set<string>();

  const watch = createTicketWatch({
    store: openBetsStore(),
    owner,
    fetchOpenBets: (ending) => fetchOpenBets(resource, ending),
    fetchResults: (page, ending) => fetchResults(resource, page, ending),
    now: () => clock.now(),
    onMoneyMoved: () => void balance.refresh(),
    onSettled(settled) {
      const unknown = settled.filter(({ id }) => !announced.delete(id));
      if (unknown.length === 0) return;
      isEmitting = true;
      for (const { id, state } of unknown) {
        if (state.status === 'settled') bus.emit('ticket/settled', { ticketId: id });
      }
      bus.emit('balance/changed', { cause: 'settlement' });
      isEmitting = false;
      notify(unknown);
    },
  });
  // Ignore our own events: they follow a load, and another load would return the same.
  const reload = () => {
    if (!isEmitting) watch.reload();
  };
  const handleVisibility = () => {
    if (document.hidden) watch.stop();
    else watch.start();
  };

  const unsubscribers = [
    bus.on('ticket/accepted', reload),
    bus.on('ticket/settled', ({ ticketId }) => {
      if (!isEmitting) announced.add(ticketId);
      reload();
    }),
    bus.on('balance/changed', ({ cause }) => {
      if (cause === 'bet' || cause === 'settlement') reload();
    }),
  ];
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
  return {
    reload,
    end() {
      watch.stop();
      document.removeEventListener('visibilitychange', handleVisibility);
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}
