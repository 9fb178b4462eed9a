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
  /** True when the player has confirmed the warning about entering without a transfer, or with bound money. */
  readonly isActivity: boolean;
  readonly isTrial: boolean;
  /** Session token of the sign-in; the game's session ends with it. */
  readonly token: string;
}

/**
 * Launches a game of a connected venue that is open. Without a game code it launches the venue's front game.
 *
 * | venue, wallet                                   | `isActivity` | does                                                  |
 * |-------------------------------------------------|--------------|-------------------------------------------------------|
 * | a trial                                         | either       | opens with play money, moves nothing                  |
 * | any, member may not use real money              | either       | 6449 or 6003                                          |
 * | any, during a time-out or a self-exclusion      | either       | 6702 or 6703, also for a trial                        |
 * | any, a limit of the member leaves nothing       | either       | 6701                                                  |
 * | played from the central wallet                  | either       | opens, moves nothing                                  |
 * | turnover binds transferred money                | no           | 6413 with the warning                                 |
 * | turnover binds transferred money                | yes          | opens, moves nothing automatically                    |
 * | automatic transfer on                           | either       | transfers free money, up to the limit, then opens     |
 * | automatic transfer off, nothing in the venue    | no           | 6413: transfer first, or enter directly               |
 * | automatic transfer off, otherwise               | either       | opens, moves nothing                                  |
 */
export interface LaunchService {
  /**
   * Launches a game.
   *
   * @throws PlatformError 6004 for a game the venue does not have; 6413, 6449, 6003 and 6701 to 6703 as above
   */
  launch(memberId: MemberId, request: LaunchRequest): Promise<Launch>;
}

interface Launch {
  /** URL that contains the ticket. */
  readonly url: string;
  /** Amount that automatic transfer has moved into the venue. */
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
  /** Returns the origin on which players reach a venue's games. */
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
