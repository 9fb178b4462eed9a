import type { Localized } from '../http/localized';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { ALL_GAMES, type Weights } from './bonusTerms';
import { countStakes } from './countStakes';
import { readCountedPlay } from '../turnover/countedPlay';
import { readReceived } from './readReceived';
import type { BonusTables, GrantState } from './tables';

/** Conditions that a bonus adds to those of every deposit. */
export interface BonusFacts {
  readonly promotionId: string;
  readonly title: Localized;
  readonly times: number;
  readonly weights: Weights;
  readonly expiresAt: Date;
  readonly state: GrantState;
}

/**
 * Money received since the member's money was last zero, and how much of it was staked. A share of a red packet counts
 * as a bonus.
 */
export interface Grant {
  /** Id of the transfer that paid it. */
  readonly id: string;
  readonly kind: 'deposit' | 'bonus';
  readonly reference: string;
  readonly at: Date;
  readonly amount: Fen;
  readonly needed: Fen;
  readonly done: Fen;
  /** Null for deposits, packets and exchanged points: they have to be staked once, in any game, and never expire. */
  readonly bonus: BonusFacts | null;
}

/**
 * Returns all grants, including closed ones, earliest first. Computes them from the ledger and the results on every
 * call, because a counter could drift, count twice or miss a corrected result.
 */
export async function readGrants(reader: Reader, memberId: MemberId): Promise<readonly Grant[]> {
  const received = await readReceived(reader, memberId);
  const [earliest] = received;
  if (earliest === undefined) return [];
  const rows = await reader
    .withTables<BonusTables>()
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(
      'transfer_id',
      'in',
      received.map(({ transferId }) => transferId),
    )
    .execute();
  const bonuses = new Map(rows.map((row) => [row.transfer_id, row]));
  const grants = received.map(({ transferId, kind, reference, at, amount }) => {
    const row = bonuses.get(transferId);
    const isDeposit = kind === 'deposit';
    return {
      counted: {
        id: transferId.toString(),
        needed: fen(amount * BigInt(row?.times ?? 1)),
        weights: row?.weights ?? ALL_GAMES,
        from: at.getTime(),
        expiresAt: row?.expires_at.getTime() ?? null,
        closedAt: row?.closed_at?.getTime() ?? null,
      },
      grant: {
        kind: isDeposit ? ('deposit' as const) : ('bonus' as const),
        reference,
        at,
        amount,
        bonus: row === undefined ? null : toFacts(row),
      },
    };
  });
  const counted = grants.map((each) => each.counted);
  const stakes = await readCountedPlay(reader, memberId, { from: earliest.at });
  const done = countStakes(
    counted,
    stakes.map((stake) => ({ ...stake, at: stake.at.getTime() })),
  );
  return grants.map(({ counted: { id, needed }, grant }) => ({ ...grant, id, needed, done: done.get(id) ?? fen(0n) }));
}

/** Returns true when the grant still binds the member's money. */
export function isBinding({ needed, done, bonus }: Grant): boolean {
  return done < needed && (bonus === null || bonus.state === 'open');
}

/** Returns true when the grant binds or is met. One that was given up or taken back has no more conditions. */
export function isCounted({ bonus }: Grant): boolean {
  return bonus === null || bonus.state === 'open' || bonus.state === 'met';
}

/** Sorts the grants in the order in which stakes count for them. */
export function inCountingOrder(grants: readonly Grant[]): readonly Grant[] {
  return [...grants].sort((one, other) => endOf(one) - endOf(other) || one.at.getTime() - other.at.getTime());
}

function endOf({ bonus }: Grant): number {
  return bonus?.expiresAt.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function toFacts({ promotion_id: promotionId, title, times, weights, expires_at: expiresAt, state }: SelectedGrant): BonusFacts {
  return { promotionId, title, times, weights, expiresAt, state };
}

type SelectedGrant = Readonly<Pick<BonusTables['bonus_grant'], 'promotion_id' | 'times' | 'expires_at' | 'state'>> & {
  readonly title: Localized;
  readonly weights: Weights;
};
