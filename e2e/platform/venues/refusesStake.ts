import { errorText } from '../http/messageText';
import { PlatformError, type Fen, type LocalName, type MemberId, type Protection, type Trx } from '../kernel';

/** Why a stake is not taken, in words for the player; null where it may be. A venue has no other answer for it than that the money does not reach. */
export async function refusesStake(trx: Trx, protection: Protection, memberId: MemberId, stake: Fen): Promise<LocalName | null> {
  try {
    await protection.mustStake(trx, memberId, stake);
    return null;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { 'zh-CN': errorText(error, 'zh-CN'), 'zh-TW': errorText(error, 'zh-TW') };
  }
}
