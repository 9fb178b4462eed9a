/**
 * An order as it is kept on this device until its outcome is known. One that cannot be read is dropped: its ticket, if there is one, is among
 * the open bets.
 */
import { fenFromWire, toWireYuan } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import { amountSchema, idempotencyKeySchema, instantSchema } from '@site/shared/wire/common';
import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import { findCombination } from '../slip/combinations';
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

const commonFields = {
  key: idempotencyKeySchema,
  owner: z.string(),
  stake: amountSchema,
  risk: amountSchema,
  toWin: amountSchema,
  placedAt: instantSchema,
};

const orderShape = z.object({
  ...commonFields,
  bet: z.union([z.literal('single'), combinationShape]),
  /** Selections of one match, which earlier builds read as a parlay. */
  isTogether: z.optional(z.literal(true)),
  legs: z.array(legShape).check(z.minLength(1), z.maxLength(10)),
});
type StoredOrder = z.infer<typeof orderShape>;

/** The list that older builds kept. */
const ordersShape = z.object({ v: z.literal(2), orders: z.array(z.unknown()) });

/** The one single that the first version kept. */
const firstShape = z.object({ v: z.literal(1), ...commonFields, ...legShape.shape });

/** What older builds kept. One order that was tampered with does not invalidate the others. */
export function parseOrders(stored: unknown): readonly BetOrder[] {
  const { value } = { value: undefined, ...check(ordersShape, stored) };
  const list = value ? value.orders.map(parseOrder) : [parseFirst(stored)];
  return list.filter((order) => order !== undefined);
}

export function orderToStorage({ key, owner, kind, legs, stake, risk, toWin, placedAt }: BetOrder): StoredOrder {
  return {
    key,
    owner,
    ...betToStorage(kind),
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

/** @returns `undefined` where what is stored is no order */
export function parseOrder(stored: unknown): BetOrder | undefined {
  const { value } = { value: undefined, ...check(orderShape, stored) };
  return value && orderFromStorage(value);
}

function parseFirst(stored: unknown): BetOrder | undefined {
  const { value } = { value: undefined, ...check(firstShape, stored) };
  return value && orderFromStorage({ ...value, bet: 'single', legs: [value] });
}

function orderFromStorage(stored: StoredOrder): BetOrder | undefined {
  const legs = stored.legs.map(legFromStorage);
  const kind: BetKind | undefined = stored.isTogether ? { kind: 'builder' } : betFromStorage(stored.bet, legs.length);
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

function betToStorage(kind: BetKind): Pick<StoredOrder, 'bet' | 'isTogether'> {
  if (kind.kind === 'builder') return { bet: 'parlay', isTogether: true };
  if (kind.kind === 'system') return { bet: kind.system.kind === 'named' ? 'all-folds' : kind.system.fold };
  return { bet: kind.kind };
}

function betFromStorage(bet: StoredOrder['bet'], legs: number): BetKind | undefined {
  if (bet === 'single') return legs === 1 ? { kind: 'single' } : undefined;
  return findCombination(bet, legs)?.kind;
}
