import type { Ticket } from '@site/shared/betting';
import type { HostServices } from '@site/shared/contract';
import type { ResourceContext } from '../resource/resourceApi';
import type { RunningTask } from '../shared-tasks/createSharedTask';
import { createTicketWatch } from './createTicketWatch';
import { openBetsStore } from './ticketsStore';
import { fetchOpenBets, fetchResults } from './ticketsApi';

export interface RunningTicketWatch extends RunningTask {
  /** Reads the open bets again at once. */
  reload(): void;
}

/**
 * Watches the open bets of a member with the services of a view: reads them again when an event says that bets or their money changed,
 * pauses while the page is hidden, and announces on the bus what was settled. What the host has announced, it has shown too (member stream).
 *
 * @param notify shows the player what was settled and not announced by the host
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
  // Its own events follow a reading: another one would find the same.
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
