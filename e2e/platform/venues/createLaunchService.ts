import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Crashpoints, Db, Fen, IdentityCheck, Ledger, MemberId, Protection, Trx } from '../kernel';
import { hashSecret, inTransaction, PlatformError, ZERO_FEN } from '../kernel';
import type { Venue } from '../site/createVenueList';
import type { Catalogue } from './catalogue';
import type { TransferService } from './createTransferService';
import { entryUrl } from './entryForms';
import { saveVisit } from './favourites';
import { issueTicket } from './venueSessions';
import { lockWallets } from './wallets';

export interface LaunchRequest {
  readonly venue: Venue;
  readonly gameCode: string;
  /** The player has seen what entering without a transfer, or with bound money, means. */
  readonly isActivity: boolean;
  readonly isTrial: boolean;
  /** Of the sign-in, which the game's session ends with. */
  readonly token: string;
}

/**
 * Entering a game of a connected venue that is open; without a game code the one that its venue puts in front.
 *
 * | venue, wallet                                   | `isActivity` | does                                                  |
 * |-------------------------------------------------|--------------|-------------------------------------------------------|
 * | a trial                                         | either       | opens with play money, moves nothing                  |
 * | any, of a member who may not use real money     | either       | 6449 or 6003                                          |
 * | any, in a time-out or a self-exclusion          | either       | 6702 or 6703, a trial too                             |
 * | any, where a limit of the member leaves nothing | either       | 6701                                                  |
 * | played from the central wallet                  | either       | opens, moves nothing                                  |
 * | turnover binds what is brought                  | no           | 6413 with the warning                                 |
 * | turnover binds what is brought                  | yes          | opens, moves nothing by itself                        |
 * | automatic transfer chosen                       | either       | brings what is free, up to the limit, then opens      |
 * | automatic transfer off, nothing in the venue    | no           | 6413: transfer first, or enter directly               |
 * | automatic transfer off, otherwise               | either       | opens, moves nothing                                  |
 */
export interface LaunchService {
  /** @throws PlatformError 6004 for a game the venue does not have; 6413, 6449, 6003 and 6701 to 6703 as above */
  launch(memberId: MemberId, request: LaunchRequest): Promise<Launch>;
}

interface Launch {
  /** With a ticket in it. */
  readonly url: string;
  /** What automatic transfer has brought into the venue. */
  readonly moved: Fen;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly transfers: TransferService;
  readonly identity: IdentityCheck;
  readonly protection: Protection;
  readonly crashpoints: Crashpoints;
  /** Where players reach the games of a venue. */
  readonly originOf: (enName: string) => string;
}

export function createLaunchService(dependencies: Dependencies): LaunchService {
  const { db, ledger, clock, catalogue, transfers, identity, protection, crashpoints, originOf } = dependencies;
  return {
    launch: (memberId, { venue, gameCode, isActivity, isTrial, token }) =>
      inTransaction(db, async (trx) => {
        const { enName } = venue;
        const game = gameCode === '' ? catalogue.frontOf(enName) : catalogue.find(enName, gameCode);
        if (game === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_game');
        if (isTrial) await protection.mustTakePart(trx, memberId);
        const moved = isTrial ? ZERO_FEN : await prepareMoney(trx, memberId, venue, isActivity);
        const now = clock.now();
        await saveVisit(trx, memberId, game, now);
        const ticket = await issueTicket(trx, { memberId, enName, gameCode: game.gameCode, isTrial, loginHash: hashSecret(token) }, now);
        await crashpoints.reach('venue-launch:before-commit');
        return { url: entryUrl({ enName, ticket, address: `${originOf(enName)}${game.path}` }, game.gameCode), moved };
      }),
  };

  async function prepareMoney(trx: Trx, memberId: MemberId, { enName, turnoverTimes, wallet }: Venue, isActivity: boolean): Promise<Fen> {
    await identity.mustBeClear(trx, memberId);
    if (wallet === 'central') return ZERO_FEN;
    const autoTransfer = await lockWallets(trx, memberId);
    await protection.mustPlay(trx, memberId);
    if (turnoverTimes > 0) {
      if (!isActivity) throw new PlatformError(RESPONSE_CODES.venueActivity, 'venue_activity');
      return ZERO_FEN;
    }
    if (autoTransfer.isOn) return transfers.bring(trx, memberId, enName, autoTransfer.limit);
    const hasMoney = (await ledger.venueBalances(trx, memberId)).some((each) => each.enName === enName);
    if (!hasMoney && !isActivity) throw new PlatformError(RESPONSE_CODES.venueActivity, 'venue_empty');
    return ZERO_FEN;
  }
}
