import { randomUUID } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type {
  Clock,
  Crashpoints,
  Db,
  Fen,
  IdentityCheck,
  Ledger,
  LedgerLine,
  MemberId,
  Protection,
  Reader,
  Trx,
  VenueBalance,
} from '../kernel';
import { createKeyedRequests, createKeyScope, fen, formatYuan, formatYuanInText, negate, PlatformError, ZERO_FEN } from '../kernel';
import type { Venue, VenueList } from '../site/createVenueList';
import { hasWallet } from './hasWallet';
import { readReceipt, saveTransfer, type Receipt, type TransferRecord } from './transferRecords';
import { bindTurnover, lockWallets, readTurnoverLeft } from './wallets';

export interface TransferRequest {
  readonly enName: string;
  readonly amount: Fen;
  /** Direction; `in` is from the central wallet to the venue. */
  readonly direction: 'in' | 'out';
  /** Source venue of a transfer in, moved in the same transaction; null for the central wallet. */
  readonly from?: string | null;
  readonly key: string;
}

/**
 * Transfers between the central wallet and the venues. Each is one transaction with one key, and the member's wallets
 * are locked. A rejected transfer throws a `PlatformError` and leaves no trace, so its key may be used again.
 */
export interface TransferService {
  /**
   * @throws PlatformError 6004 for an unknown venue; 6415 when it is in maintenance or not connected; 6007 without an
   * amount, without money, for a venue without its own wallet, or for the same venue twice; 6413 out of a venue whose
   * turnover requirement is not met; 6449 and 6003 into a venue when the member may not play there; 6701 to 6703 when
   * the member's own limits or exclusions refuse it; 6008 and 6009 for the key
   */
  transfer(memberId: MemberId, request: TransferRequest): Promise<Receipt>;
  /**
   * Returns the money of one venue, or of all, to the central wallet, except money bound by turnover. It also works
   * during maintenance, because the operator holds the money, and players are promised access at any time.
   */
  recycle(memberId: MemberId, request: { readonly enName: string | null; readonly key: string }): Promise<Receipt>;
  /** Returns the result of a key; null means that the key is now closed. */
  outcome(memberId: MemberId, key: string): Promise<Receipt | null>;
  /**
   * Transfers money automatically on entry. Free money in other venues returns to the central wallet, which then fills
   * this venue up to the limit, or with everything if there is no limit. A repeated entry, after a lost response or in
   * another tab, therefore moves nothing twice. The caller must hold the wallet lock.
   *
   * @returns amount moved into the venue
   */
  bring(trx: Trx, memberId: MemberId, enName: string, limit: Fen | null): Promise<Fen>;
  /**
   * Returns the turnover required before money may leave, by venue. Empty for a member under age, who may withdraw
   * money but may not play for it.
   */
  turnoverLeft(reader: Reader, memberId: MemberId): Promise<ReadonlyMap<string, Fen>>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly venues: VenueList;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
  readonly crashpoints: Crashpoints;
}

/** Key suffix for the first half of a transfer from venue to venue. */
const OUT_OF_VENUE = ':out';

const keys = createKeyScope<{ readonly transferId: string }>('venue-transfer');

export function createTransferService({ db, ledger, clock, venues, identity, protection, crashpoints }: Dependencies): TransferService {
  const requests = createKeyedRequests({ db, clock, keys, read: (trx, { transferId }) => readReceipt(trx, transferId) });
  return {
    turnoverLeft,

    transfer: (memberId, { enName, amount, direction, key, from = null }) =>
      once(
        { memberId, key, kind: direction, payload: [enName, amount.toString(), ...(from === null ? [] : [from])] },
        async (trx, ledgerKey) => {
          if (direction === 'in') {
            await identity.mustBeClear(trx, memberId);
            await protection.mustPlay(trx, memberId);
          }
          if (amount <= ZERO_FEN) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'venue_amount_missing');
          const venue = await mustFindOpen(trx, enName);
          if (from !== null) await takeOut(trx, { memberId, enName: from, into: enName, amount, key });
          if (direction === 'out') await mustBeFree(trx, memberId, enName);
          await move(trx, memberId, direction, [{ enName, balance: amount }], ledgerKey);
          if (direction === 'in') await bindTurnover(trx, memberId, enName, fen(amount * BigInt(venue.turnoverTimes)));
          return { moved: [{ enName, balance: amount }], kept: [] };
        },
      ),

    recycle: (memberId, { enName, key }) =>
      once({ memberId, key, kind: 'recycle', payload: [enName ?? ''] }, async (trx, ledgerKey) => {
        if (enName !== null && (await venues.find(enName, trx)) === null) {
          throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
        }
        const { free, bound } = await whatLies(trx, memberId, (each) => enName === null || each === enName);
        await move(trx, memberId, 'out', free, ledgerKey);
        return { moved: free, kept: bound };
      }),

    outcome: (memberId, key) => requests.findOrClose({ memberId, key }),

    async bring(trx, memberId, enName, limit) {
      const launchKey = `venue-launch:${memberId}:${randomUUID()}`;
      const { free } = await whatLies(trx, memberId, (each) => each !== enName);
      await move(trx, memberId, 'out', free, `${launchKey}:back`);
      const { central } = await ledger.balance(trx, memberId);
      if (limit === null) return moveIn(trx, memberId, enName, central, `${launchKey}:in`);
      const there = (await ledger.venueBalances(trx, memberId)).find((each) => each.enName === enName)?.balance ?? ZERO_FEN;
      const missing = fen(limit - there);
      return moveIn(trx, memberId, enName, missing < central ? missing : central, `${launchKey}:in`);
    },
  };

  async function once(
    { memberId, key, kind, payload }: Pick<TransferRecord, 'memberId' | 'key' | 'kind'> & { readonly payload: readonly string[] },
    work: (trx: Trx, ledgerKey: string) => Promise<{ readonly moved: readonly VenueBalance[]; readonly kept: readonly VenueBalance[] }>,
  ): Promise<Receipt> {
    return requests.run({ memberId, key, payload: [kind, ...payload] }, async (trx) => {
      const at = clock.now();
      await lockWallets(trx, memberId);
      const { moved, kept } = await work(trx, transferKey(memberId, key));
      const transferId = await saveTransfer(trx, { memberId, key, kind, moved: moved.map(inWire), kept: kept.map(inWire), at });
      await crashpoints.reach('venue-transfer:before-commit');
      return { transferId };
    });
  }

  /**
   * Executes the first half of a transfer from venue to venue with a record of its own, so that the member's trade
   * record shows both lines.
   */
  async function takeOut(
    trx: Trx,
    { memberId, enName, into, amount, key }: { memberId: MemberId; enName: string; into: string; amount: Fen; key: string },
  ): Promise<void> {
    if (enName === into) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'venue_same');
    await mustFindOpen(trx, enName);
    await mustBeFree(trx, memberId, enName);
    const outKey = `${key}${OUT_OF_VENUE}`;
    const moved = [{ enName, balance: amount }];
    await move(trx, memberId, 'out', moved, transferKey(memberId, outKey));
    await saveTransfer(trx, { memberId, key: outKey, kind: 'out', moved: moved.map(inWire), kept: [], at: clock.now() });
    await crashpoints.reach('venue-transfer:between-venues');
  }

  async function mustBeFree(trx: Trx, memberId: MemberId, enName: string): Promise<void> {
    const left = (await turnoverLeft(trx, memberId)).get(enName);
    if (left === undefined) return;
    throw new PlatformError(RESPONSE_CODES.venueActivity, 'venue_turnover_left', null, { left: formatYuanInText(left) });
  }

  async function mustFindOpen(trx: Trx, enName: string): Promise<Venue> {
    const venue = await venues.find(enName, trx);
    if (venue === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
    if (!venue.isConnected) throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance, 'venue_not_connected');
    if (!hasWallet(venue)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'venue_without_wallet');
    if (venue.state === 'maintenance') throw new PlatformError(RESPONSE_CODES.venueUnderMaintenance);
    return venue;
  }

  async function turnoverLeft(reader: Reader, memberId: MemberId): Promise<ReadonlyMap<string, Fen>> {
    return (await identity.standing(reader, memberId)) === 'under-age' ? new Map() : readTurnoverLeft(reader, memberId);
  }

  /** Returns the member's balances in the selected venues, separated into free ones and those bound by turnover. */
  async function whatLies(trx: Trx, memberId: MemberId, isAsked: (enName: string) => boolean) {
    const balances = (await ledger.venueBalances(trx, memberId)).filter(({ enName }) => isAsked(enName));
    const left = await turnoverLeft(trx, memberId);
    return { free: balances.filter(({ enName }) => !left.has(enName)), bound: balances.filter(({ enName }) => left.has(enName)) };
  }

  async function move(trx: Trx, memberId: MemberId, direction: 'in' | 'out', parts: readonly VenueBalance[], key: string): Promise<void> {
    const [first] = parts;
    if (first === undefined) return;
    const reference = parts.length === 1 ? `venue:${first.enName}` : 'venues';
    const kind = direction === 'in' ? 'venue-in' : 'venue-out';
    const { outcome } = await ledger.post(trx, { key, kind, reference, lines: linesOf(memberId, direction, parts) });
    if (outcome === 'insufficient') {
      throw new PlatformError(
        RESPONSE_CODES.invalidParameter,
        direction === 'in' ? 'central_balance_insufficient' : 'venue_balance_insufficient',
      );
    }
    if (outcome !== 'posted') throw new TypeError(`${key} could not be posted: ${outcome}`);
  }

  async function moveIn(trx: Trx, memberId: MemberId, enName: string, amount: Fen, key: string): Promise<Fen> {
    if (amount <= ZERO_FEN) return ZERO_FEN;
    const lines = linesOf(memberId, 'in', [{ enName, balance: amount }]);
    const result = await ledger.post(trx, { key, kind: 'venue-in', reference: `venue:${enName}`, lines });
    // A bet was taken meanwhile; retry with the available amount, which is locked now.
    return result.outcome === 'insufficient' ? moveIn(trx, memberId, enName, result.available, key) : amount;
  }
}

/** Returns the ledger key of a transfer or recycling. */
export function transferKey(memberId: MemberId, key: string): string {
  return `venue-transfer:${memberId}:${key}`;
}

function linesOf(memberId: MemberId, direction: 'in' | 'out', parts: readonly VenueBalance[]): readonly LedgerLine[] {
  const total = fen(parts.reduce<bigint>((sum, { balance }) => sum + balance, ZERO_FEN));
  const signed = (amount: Fen): Fen => (direction === 'in' ? amount : negate(amount));
  return [
    { account: { kind: 'member-central', memberId }, amount: negate(signed(total)) },
    ...parts.map(({ enName, balance }) => ({
      account: { kind: 'member-venue' as const, memberId, enName },
      amount: signed(balance),
    })),
  ];
}

function inWire({ enName, balance }: VenueBalance) {
  return { enName, amount: formatYuan(balance) };
}
