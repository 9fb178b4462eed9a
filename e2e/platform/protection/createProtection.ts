import type { LimitKind, limitReachedSchema, shutSchema } from '@site/shared/wire/protection';
import { PROTECTION_CODES } from '@site/shared/wire/protectionCodes';
import type * as z from 'zod/mini';
import { formatYuanInText, PlatformError, ZERO_FEN, type Fen, type MemberId, type Protection, type Trx } from '../kernel';
import { formatShanghai } from '../kernel/businessDay';
import { findBite, type Bite } from './limits';
import { formatLimit, measureLimits, type Measuring } from './measure';
import { findShut, lockMember, type KeptMember, type Shut } from './standing';

const OF_DEPOSITS: readonly LimitKind[] = ['deposit', 'session'];
const OF_STAKES: readonly LimitKind[] = ['loss', 'stake', 'session'];

/**
 * Creates the checks for everything that takes money or stakes (see `kernel/protection.ts`).
 * host/docs/0034-responsible-gambling.md has the rules.
 */
export function createProtection(measuring: Measuring): Protection {
  const { clock } = measuring;
  const mustNotBeShut = async (trx: Trx, memberId: MemberId): Promise<KeptMember | undefined> => {
    const kept = await lockMember(trx, memberId);
    const shut = await findShut(trx, clock, memberId, kept);
    if (shut !== null) throw refuseShut(shut);
    return kept;
  };

  const mustReach = async (trx: Trx, memberId: MemberId, kinds: readonly LimitKind[], amount: Fen): Promise<void> => {
    if ((await mustNotBeShut(trx, memberId)) !== undefined) await mustBeLeft(trx, memberId, kinds, amount);
  };

  const mustBeLeft = async (trx: Trx, memberId: MemberId, kinds: readonly LimitKind[], amount: Fen): Promise<void> => {
    const measured = await measureLimits(trx, measuring, memberId, kinds);
    // Session time is not an amount: the check only asks whether some is left.
    const timeUp = findBite(
      measured.filter(({ kind }) => kind === 'session'),
      0n,
      clock.now(),
    );
    const bite =
      timeUp ??
      findBite(
        measured.filter(({ kind }) => kind !== 'session'),
        amount,
        clock.now(),
      );
    if (bite !== null) throw refuseLimit(bite);
  };

  return {
    mustDeposit: (trx, memberId, amount) => mustReach(trx, memberId, OF_DEPOSITS, amount),
    mustChangeCoins: async (trx, memberId, amount) => {
      if ((await lockMember(trx, memberId)) !== undefined) await mustBeLeft(trx, memberId, ['deposit'], amount);
    },
    mustStake: (trx, memberId, stake) => mustReach(trx, memberId, OF_STAKES, stake),
    mustPlay: (trx, memberId) => mustReach(trx, memberId, OF_STAKES, ZERO_FEN),
    mustTakePart: async (trx, memberId) => {
      await mustNotBeShut(trx, memberId);
    },
  };
}

export function refuseShut({ kind, until }: Shut): PlatformError {
  const data: z.infer<typeof shutSchema> = { until: until.getTime() };
  const values = { until: formatShanghai(until) };
  return kind === 'excluded'
    ? new PlatformError(PROTECTION_CODES.selfExcluded, 'self_excluded', data, values)
    : new PlatformError(PROTECTION_CODES.timeOut, 'time_out', data, values);
}

function refuseLimit({ kind, period, limit, left, until }: Bite): PlatformError {
  const data: z.infer<typeof limitReachedSchema> = {
    kind,
    period,
    limit: formatLimit(kind, limit),
    left: formatLimit(kind, left),
    until: until.getTime(),
  };
  const values = {
    limit: formatLimit(kind, limit, formatYuanInText),
    left: formatLimit(kind, left, formatYuanInText),
    until: formatShanghai(until),
  };
  return new PlatformError(PROTECTION_CODES.limitReached, `limit_${kind}_${period}`, data, values);
}
