import { autoTransferCall, channelBalanceCall, recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import { keyOf, memberRoute, type Route } from '../http/route';
import type { Clock, Db, Fen, Ledger, MemberId } from '../kernel';
import { fen, formatYuan, inTransaction, parseYuan, PlatformError, ZERO_FEN } from '../kernel';
import type { Venue, VenueList } from '../site/createVenueList';
import type { TransferService } from './createTransferService';
import { hasWallet, LOCAL_CHANNEL } from './hasWallet';
import type { Moved } from './tables';
import type { Receipt } from './transferRecords';
import texts from './texts.json';
import { readAutoTransfer, setAutoTransfer, type AutoTransfer } from './wallets';

/** Name of the central wallet in lists of wallets. */
const CENTER = 'CENTER';

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly venues: VenueList;
  readonly transfers: TransferService;
}

/**
 * Returns the routes for money in venues: balances, transfers and their results. Implements R-API-080 to R-API-082,
 * R-API-087, R-API-090, R-MONEY-02, R-MONEY-03 and R-TIN-06 to R-TIN-09 at the platform.
 */
export function walletRoutes({ db, ledger, clock, venues, transfers }: Dependencies): readonly Route[] {
  return [
    // Category 8 lists all wallets (decision 35), an empty one those of all venues.
    memberRoute(allBalanceCall, async ({ category }, member, { language }) => {
      const isAll = category === '8' || category === '';
      const { central, held } = await ledger.balance(db, member.id);
      const balances = await balancesOf(member.id);
      // Show money in a venue that was disconnected later, so that it can be recycled.
      const wallets = (await venues.list(isAll ? undefined : category)).filter(
        (venue) => hasWallet(venue) || (balances.get(venue.enName) ?? ZERO_FEN) > ZERO_FEN,
      );
      const left = await transfers.turnoverLeft(db, member.id);
      const autoTransfer = await readAutoTransfer(db, member.id);
      const center = { enName: CENTER, name: texts.centerWallet[language], balance: formatYuan(central), state: 'open' as const };
      return {
        asOf: clock.nowMs(),
        centerWalletBalance: formatYuan(central),
        lockMoney: formatYuan(held),
        autoTransfer: autoTransfer.isOn ? ('1' as const) : ('0' as const),
        ...limitOf(autoTransfer),
        list: [
          ...(category === '8' ? [center] : []),
          ...wallets.map((venue) => walletOf(venue, language, balances.get(venue.enName) ?? ZERO_FEN, left.get(venue.enName))),
        ],
      };
    }),

    memberRoute(channelBalanceCall, async ({ channelCode }, member) => {
      const venue = channelCode === CENTER ? null : await venues.find(channelCode);
      if (channelCode !== CENTER && venue === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
      const isCentral = venue === null || channelCode === LOCAL_CHANNEL || venue.wallet === 'central';
      const balance = isCentral ? await centralOf(member.id) : ((await balancesOf(member.id)).get(channelCode) ?? ZERO_FEN);
      return { channelCode, balance: formatYuan(balance), isCentral, asOf: clock.nowMs() };
    }),

    memberRoute(venueTransferCall, async ({ channelCode, amount, ty, from }, member, context) => {
      const parsed = parseYuan(amount);
      if (parsed === null || (from !== undefined && ty === '2')) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const { transferId } = await transfers.transfer(member.id, {
        enName: channelCode,
        amount: parsed,
        direction: ty === '1' ? 'in' : 'out',
        key: keyOf(context),
        from: from ?? null,
      });
      return {
        transferId,
        channelCode,
        amount,
        centerWalletBalance: formatYuan(await centralOf(member.id)),
        venueBalance: formatYuan((await balancesOf(member.id)).get(channelCode) ?? ZERO_FEN),
        asOf: clock.nowMs(),
      };
    }),

    memberRoute(recycleCall, async ({ channelCode }, member, context) => {
      const receipt = await transfers.recycle(member.id, { enName: channelCode ?? null, key: keyOf(context) });
      return {
        recycled: formatYuan(sumOf(receipt.moved)),
        ...(await byVenue(receipt, context.language)),
        centerWalletBalance: formatYuan(await centralOf(member.id)),
        asOf: clock.nowMs(),
      };
    }),

    memberRoute(transferOutcomeCall, async ({ key }, member, { language }) => {
      const receipt = await transfers.outcome(member.id, key);
      if (receipt === null) return { outcome: 'closed' as const };
      return {
        outcome: 'done' as const,
        amount: formatYuan(sumOf(receipt.moved)),
        ...(receipt.kind === 'recycle' && (await byVenue(receipt, language))),
        centerWalletBalance: formatYuan(await centralOf(member.id)),
        asOf: clock.nowMs(),
      };
    }),

    memberRoute(autoTransferCall, async ({ status, limit: wireLimit }, member) => {
      const limit = readLimit(wireLimit);
      const set = await inTransaction(db, (trx) => setAutoTransfer(trx, member.id, { isOn: status === '1', limit }));
      return { status, ...limitOf(set) };
    }),
  ];

  async function byVenue({ moved, kept }: Receipt, language: Language) {
    const names = new Map((await venues.list()).map(({ enName, name }) => [enName, name[language]]));
    const named = ({ enName, amount }: Moved) => ({ enName, name: names.get(enName) ?? enName, amount });
    return { list: moved.map(named), kept: kept.map((each) => ({ ...named(each), why: 'turnover' as const })) };
  }

  async function centralOf(memberId: MemberId): Promise<Fen> {
    return (await ledger.balance(db, memberId)).central;
  }

  async function balancesOf(memberId: MemberId): Promise<ReadonlyMap<string, Fen>> {
    return new Map((await ledger.venueBalances(db, memberId)).map(({ enName, balance }) => [enName, balance]));
  }
}

/** Parses a limit: null removes it, `undefined` leaves it unchanged. */
function readLimit(text: string | undefined): Fen | null | undefined {
  if (text === undefined) return undefined;
  if (text === '') return null;
  const limit = parseYuan(text);
  if (limit === null || limit <= ZERO_FEN) throw new PlatformError(RESPONSE_CODES.invalidParameter);
  return limit;
}

function limitOf({ limit }: AutoTransfer) {
  return limit === null ? {} : { autoTransferLimit: formatYuan(limit) };
}

function walletOf({ enName, name, category, state }: Venue, language: Language, balance: Fen, turnoverLeft: Fen | undefined) {
  return {
    enName,
    name: name[language],
    category,
    balance: formatYuan(balance),
    state,
    ...(turnoverLeft === undefined ? {} : { turnoverLeft: formatYuan(turnoverLeft) }),
  };
}

function sumOf(parts: readonly Moved[]): Fen {
  return fen(parts.reduce<bigint>((sum, { amount }) => sum + (parseYuan(amount) ?? ZERO_FEN), ZERO_FEN));
}
