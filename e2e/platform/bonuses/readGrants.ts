import type { Localized } from '../http/localized';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { ALL_GAMES, type Weights } from './bonusTerms';
import { countStakes } from './countStakes';
import { readCountedPlay } from '../turnover/countedPlay';
import { readReceived } from './readReceived';
import type { BonusTables, GrantState } from './tables';

/** What a bonus asks for, beside what every deposit does. */
export interface BonusFacts {
  readonly promotionId: string;
  readonly title: Localized;
  readonly times: number;
  readonly weights: Weights;
  readonly expiresAt: Date;
  readonly state: GrantState;
}

/** Money that came since the member last had nothing, and what of it is staked. A share of a red packet is a bonus. */
export interface Grant {
  /** Of the transfer that brought it. */
  readonly id: string;
  readonly kind: 'deposit' | 'bonus';
  readonly reference: string;
  readonly at: Date;
  readonly amount: Fen;
  readonly needed: Fen;
  readonly done: Fen;
  /** Null for what is staked once, in any game and without an end: deposits, packets, exchanged points. */
  readonly bonus: BonusFacts | null;
}

/**
 * All of them, the earliest first, also those that are closed. Worked out of the book and the results each time: there is no counter that could be wrong,
 * count twice, or miss a result that is corrected.
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

/** One that binds the member's money. */
export function isBinding({ needed, done, bonus }: Grant): boolean {
  return done < needed && (bonus === null || bonus.state === 'open');
}

/** One that counts: it binds, or is met. What was given up or taken back asks for nothing any more. */
export function isCounted({ bonus }: Grant): boolean {
  return bonus === null || bonus.state === 'open' || bonus.state === 'met';
}

/** In the order in which stakes count for them. */
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
