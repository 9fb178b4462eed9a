/**
 * Storage format of an order on this device until its outcome is known. An unreadable order is dropped: if it has a
 * ticket, the ticket is among the open bets.
 */
import { fenFromWire, toWireYuan } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import { amountSchema, idempotencyKeySchema, instantSchema } from '@site/shared/wire/common';
import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import { BUILDER, choiceOf, findCombination } from '../slip/combinations';
import type { BetKind, BetOrder, OrderLeg, PlacementKey } from '../slip/types';
import {
  entryFromStorage,
  entryShape,
  entryToStorage,
  lineFromStorage,
  lineShape,
  priceShape,
  priceToStorage,
} from '../slip/storedEntryCodec';
import { combinationShape } from '../slip/storedSlipCodec';

const legShape = z.object({ entry: entryShape, line: lineShape, price: priceShape });

const orderShape = z.object({
  key: idempotencyKeySchema,
  owner: z.string(),
  bet: z.union([z.literal('single'), combinationShape]),
  legs: z.array(legShape).check(z.minLength(1), z.maxLength(10)),
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  placedAt: instantSchema,
});
type StoredOrder = z.infer<typeof orderShape>;

export function orderToStorage({ key, owner, kind, legs, stake, risk, toWin, placedAt }: BetOrder): StoredOrder {
  return {
    key,
    owner,
    bet: kind.kind === 'single' ? 'single' : choiceOf(kind),
    legs: legs.map(({ entry, line, price }) => ({
      entry: entryToStorage(entry, false),
      line: line ?? null,
      price: priceToStorage(price),
    })),
    stake: toWireYuan(stake),
    risk: toWireYuan(risk),
    toWin: toWireYuan(toWin),
    placedAt,
  };
}

/** @returns `undefined` when the stored value is not a valid order */
export function parseOrder(stored: unknown): BetOrder | undefined {
  const { value } = { value: undefined, ...check(orderShape, stored) };
  return value && orderFromStorage(value);
}

function orderFromStorage(stored: StoredOrder): BetOrder | undefined {
  const legs = stored.legs.map(legFromStorage);
  const kind = betFromStorage(stored.bet, legs.length);
  if (!kind || !legs.every((leg) => leg !== undefined)) return undefined;
  return {
    key: stored.key as PlacementKey,
    owner: stored.owner,
    kind,
    legs,
    stake: fenFromWire(stored.stake),
    risk: fenFromWire(stored.risk),
    toWin: fenFromWire(stored.toWin),
    placedAt: stored.placedAt,
  };
}

function legFromStorage(stored: z.infer<typeof legShape>): OrderLeg | undefined {
  const entry = entryFromStorage(stored.entry);
  const price = parsePrice(stored.price.format, stored.price.text);
  return entry && price && { entry, line: lineFromStorage(stored.line), price };
}

function betFromStorage(bet: StoredOrder['bet'], legs: number): BetKind | undefined {
  if (bet === 'single') return legs === 1 ? { kind: 'single' } : undefined;
  if (bet === BUILDER.choice) return BUILDER.kind;
  return findCombination(bet, legs)?.kind;
}
