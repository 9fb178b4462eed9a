import type { Ticket } from '@site/shared/betting';
import type { HostServices } from '@site/shared/contract';
import type { SportsApi } from '../feed/matchApi';
import { createTicketWatch } from './createTicketWatch';
import { openBetsStore } from './openBets';
import type { RunningTicketWatch } from './ticketRota';

/**
 * Watches the open bets of a member with the services of a view: reads them anew when something happened to bets or to the money in
 * them, rests while the page is hidden, and tells everybody what was settled.
 *
 * @param announce tells the player
 */
export function openTicketWatch(
  services: Pick<HostServices, 'bus' | 'balance' | 'clock'>,
  api: Pick<SportsApi, 'fetchOpenBets' | 'fetchResults'>,
  owner: string,
  announce: (settled: readonly Ticket[]) => void,
): RunningTicketWatch {
  const { bus, balance, clock } = services;
  let isTelling = false;

  const watch = createTicketWatch({
    store: openBetsStore(),
    owner,
    fetchOpenBets: (ending) => api.fetchOpenBets(ending),
    fetchResults: (page, ending) => api.fetchResults(page, ending),
    now: () => clock.now(),
    onMoneyMoved: () => void balance.refresh(),
    onSettled(settled) {
      isTelling = true;
      for (const { id } of settled) bus.emit('ticket/settled', { ticketId: id });
      bus.emit('balance/changed', { cause: 'settlement' });
      isTelling = false;
      announce(settled);
    },
  });
  // what was read just now need not be read again because of what it told
  const reload = () => {
    if (!isTelling) watch.reload();
  };
  const follow = () => {
    if (document.hidden) watch.stop();
    else watch.start();
  };

  const endings = [
    bus.on('ticket/accepted', reload),
    bus.on('ticket/settled', reload),
    bus.on('balance/changed', ({ cause }) => {
      if (cause === 'bet' || cause === 'settlement') reload();
    }),
  ];
  document.addEventListener('visibilitychange', follow);
  follow();
  return {
    reload,
    end() {
      watch.stop();
      document.removeEventListener('visibilitychange', follow);
      for (const end of endings) end();
    },
  };
}
