import { randomUUID } from 'node:crypto';
import {
  confirmInfoCall,
  joinActivityCall,
  joinOutcomeCall,
  promotionStandingSchema,
  promotionVerificationCall,
  type WirePromotionStanding,
} from '@site/shared/wire/activities';
import type { Envelope } from '@site/shared/wire/envelope';
import { depositOrderSchema, payCall } from '@site/shared/wire/funds';
import type { SportsbookTables } from '../../sportsbook/database/tables';
import type { TestPlatform } from '../../testing/startTestPlatform';

export interface TicketFacts {
  readonly stake: bigint;
  readonly state?: 'open' | 'settled' | 'cashed-out';
  readonly result?: string;
  readonly settledAt?: Date;
}

export interface PromotionPlayer {
  readonly memberId: number;
  askParticipation(id: string): Promise<Envelope>;
  /** Returns the validated response of `askParticipation`; throws when it was refused. */
  participation(id: string): Promise<WirePromotionStanding>;
  join(id: string, terms?: { readonly key?: string; readonly friendId?: string }): Promise<Envelope>;
  outcome(id: string, key: string): Promise<Envelope>;
  confirm(id: string): Promise<Envelope>;
  balance(): Promise<string>;
  deposit(amount: string): Promise<void>;
  /** Writes a ticket directly to the tables, without a ledger posting. Only the columns that the facts read matter. */
  ticket(facts: TicketFacts): Promise<void>;
}

export const PASSWORDS = { player1: 'player123', player2: 'player234', unbound1: 'unbound123' } as const;

export async function aPromotionPlayer(site: TestPlatform, name: keyof typeof PASSWORDS = 'player1'): Promise<PromotionPlayer> {
  const token = await site.signIn(name, PASSWORDS[name]);
  const read = async () => (await site.sandbox(`member/${name}`)) as { readonly userId: string; readonly balance: string };
  const memberId = Number((await read()).userId);
  const askParticipation: PromotionPlayer['askParticipation'] = (id) => site.send(promotionVerificationCall, { id }, { token });
  return {
    memberId,
    askParticipation,
    participation: async (id) => promotionStandingSchema.parse((await askParticipation(id)).data),
    join: (id, { key = randomUUID(), friendId } = {}) =>
      site.send(joinActivityCall, { id, ...(friendId === undefined ? {} : { friendId }) }, { token, key }),
    outcome: (id, key) => site.send(joinOutcomeCall, { id, key }, { token }),
    confirm: (id) => site.send(confirmInfoCall, { id }, { token }),
    balance: async () => (await read()).balance,
    async deposit(amount) {
      const { data } = await site.send(payCall, { type: 'BANK', amount }, { token, key: randomUUID() });
      await site.sandbox('cashier/pay', { orderId: depositOrderSchema.parse(data).orderId });
      // Credit the next deposit later than this one.
      site.clock.advance(1_000);
    },
    ticket: (facts) => writeTicket(site, memberId, facts),
  };
}

export async function writeTicket(
  site: TestPlatform,
  memberId: number,
  { stake, result, state = result === undefined ? 'open' : 'settled', settledAt = site.clock.now() }: TicketFacts,
): Promise<void> {
  const id = randomUUID();
  await site.db
    .withTables<SportsbookTables>()
    .insertInto('sb_ticket')
    .values({
      ticket_id: id,
      member_id: memberId,
      key: id,
      mode: 'single',
      state,
      policy: 'better',
      odds_type: 'H',
      payout_class: 'football',
      business_day: 0,
      stake,
      risk: stake,
      to_win: 0n,
      hold_reference: `ticket:${id}`,
      payout: state === 'open' ? null : 0n,
      result: result ?? null,
      placed_at: site.clock.now(),
      deadline: null,
      accepted_at: site.clock.now(),
      settled_at: state === 'open' ? null : settledAt,
      turnover: state === 'settled' ? turnoverAlone(stake, result ?? '') : null,
    })
    .execute();
}

/** Returns the valid turnover of a ticket that is settled alone, as the sportsbook counts it. */
function turnoverAlone(stake: bigint, result: string): bigint {
  if (result === 'P' || result.startsWith('D')) return 0n;
  return result === 'LW' || result === 'LL' ? stake / 2n : stake;
}
