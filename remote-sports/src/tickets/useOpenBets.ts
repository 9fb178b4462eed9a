import { useStore } from 'zustand';
import type { Ticket } from '@site/shared/betting';
import { useReadable, useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { openBetsOf, openBetsStore } from './ticketsStore';

export function useOpenBets(): Loadable<readonly Ticket[]> {
  const { session } = useServices();
  const owner = useReadable(session.member)?.userId;
  return useStore(openBetsStore(), (bets) => openBetsOf(bets, owner));
}
