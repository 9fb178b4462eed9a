import type { Ticket } from '@site/shared/betting';

/** Whether a ticket may ever be paid early: an accepted single or parlay, whole; no system and no outright. */
export function canCashOut({ state, mode, legs }: Pick<Ticket, 'state' | 'mode' | 'legs'>): boolean {
  return state.status === 'open' && mode !== 'system' && legs.every(({ market }) => market.kind !== 'champion');
}
