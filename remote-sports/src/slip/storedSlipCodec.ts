/**
 * Storage format of the slip on this device. Stored data may come from another version or be manipulated, so it is
 * validated as a whole and dropped as a whole.
 */
import { check } from '@site/shared/wire/schema';
import { oddsTypeSchema } from '@site/shared/wire/matches';
import * as z from '@site/shared/wire/zod';
import { chooseCombination, isBuilderOf, sameGameConflicts, type BetSlip } from './slip';
import type { Stakes } from './stakes';
import type { AcceptancePolicy } from './types';
import { entryFromStorage, entryShape, entryToStorage } from './storedEntryCodec';

const VERSION = 1;

const STAKE_MAX_LENGTH = 12;

const stakeShape = z.string().check(z.maxLength(STAKE_MAX_LENGTH));

export const combinationShape = z.union([z.enum(['builder', 'parlay', 'all-folds']), z.int().check(z.minimum(2), z.maximum(9))]);

const slipShape = z.object({
  v: z.literal(VERSION),
  mode: z.enum(['single', 'multiple', 'parlay']),
  format: oddsTypeSchema,
  formatBeforeParlay: z.optional(oddsTypeSchema),
  combination: combinationShape,
  policy: z.enum(['ask', 'better', 'tolerance']),
  stake: stakeShape,
  keepsStake: z.boolean(),
  entries: z.array(z.object({ ...entryShape.shape, stake: z.optional(stakeShape) })).check(z.maxLength(10)),
});

/** Part of the slip that survives a reload. */
export interface KeptSlip extends Stakes {
  readonly slip: BetSlip;
  readonly policy: AcceptancePolicy;
}

export function slipToStorage({ slip, stake, stakes, keepsStake, policy }: KeptSlip): object {
  const conflicts = sameGameConflicts(slip);
  const { mode, format, formatBeforeParlay, combination } = slip;
  return {
    v: VERSION,
    mode,
    format,
    ...(formatBeforeParlay ? { formatBeforeParlay } : {}),
    combination,
    policy,
    stake: storable(stake),
    keepsStake,
    entries: slip.entries.map((entry) => {
      const own = stakes.get(entry.key);
      return { ...entryToStorage(entry, conflicts.has(entry.key)), ...(own === undefined ? {} : { stake: storable(own) }) };
    }),
  } satisfies z.infer<typeof slipShape>;
}

/** Returns the stake, or an empty text when it is longer than a stake can be: typed text may be anything. */
function storable(stake: string): string {
  return stake.length > STAKE_MAX_LENGTH ? '' : stake;
}

/** @returns `undefined` when the stored value is not a valid slip */
export function parseSlip(stored: unknown): KeptSlip | undefined {
  const { value } = { value: undefined, ...check(slipShape, stored) };
  if (!value) return undefined;
  const entries = value.entries.map(entryFromStorage);
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const { mode, format, formatBeforeParlay, combination, policy, stake, keepsStake } = value;
  const slip: BetSlip = { mode, format, entries, combination: 'parlay', ...(formatBeforeParlay ? { formatBeforeParlay } : {}) };
  const stakes = entries.flatMap(({ key }, i) => {
    const own = value.entries[i]?.stake;
    return own === undefined ? [] : [[key, own] as const];
  });
  const begun: BetSlip = { ...slip, combination };
  const isBegun = isBuilderOf(begun, entries[0]?.match.id ?? '');
  return { slip: isBegun ? begun : chooseCombination(slip, combination), stakes: new Map(stakes), policy, stake, keepsStake };
}
