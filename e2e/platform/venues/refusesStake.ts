import { errorText } from '../http/messageText';
import { PlatformError, type Fen, type LocalName, type MemberId, type Protection, type Trx } from '../kernel';

/**
 * Returns why a stake is rejected, as a text for the player; null when it is allowed. The venue receives the same
 * result as for an insufficient balance.
 */
export async function refusesStake(trx: Trx, protection: Protection, memberId: MemberId, stake: Fen): Promise<LocalName | null> {
  try {
    await protection.mustStake(trx, memberId, stake);
    return null;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { 'zh-CN': errorText(error, 'zh-CN'), 'zh-TW': errorText(error, 'zh-TW') };
  }
}
