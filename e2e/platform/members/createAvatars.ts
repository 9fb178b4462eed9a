import type { ResponseOf } from '@site/shared/wire/call';
import type { avatarListCall } from '@site/shared/wire/avatars';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { inTransaction, PlatformError, type Db, type MemberId, type Trx } from '../kernel';
import type { MemberTables } from './tables';

type Avatars = ResponseOf<typeof avatarListCall>;

/** Masks to choose from: three of each color, all different. */
const MASKS: readonly string[] = [
  ...['mask-24', 'mask-5', 'mask-1', 'mask-2', 'mask-23', 'mask-7', 'mask-35', 'mask-3'],
  ...['mask-51', 'mask-12', 'mask-15', 'mask-19', 'mask-47', 'mask-13', 'mask-42', 'mask-54'],
  ...['mask-157', 'mask-76', 'mask-516', 'mask-160', 'mask-391', 'mask-122', 'mask-245', 'mask-59'],
];

export interface AvatarService {
  of(memberId: MemberId): Promise<string>;
  read(memberId: MemberId): Promise<Avatars>;
  /** @throws PlatformError 6004 for an unknown avatar */
  choose(memberId: MemberId, id: string): Promise<Avatars>;
}

interface Dependencies {
  readonly db: Db;
  /**
   * Returns the id from which the default avatar is drawn. Other members know the member by it, so all see the same
   * mask.
   */
  readonly ownOf: (memberId: MemberId) => Promise<string>;
  /** Notifies those who see the member, in the transaction of the change. */
  readonly tell: (trx: Trx, memberId: MemberId) => Promise<void>;
}

/** Creates the avatars of members: a default mask until they choose one from the list. */
export function createAvatars({ db, ownOf, tell }: Dependencies): AvatarService {
  const chosenBy = async (memberId: MemberId): Promise<string | null> =>
    (await db.withTables<MemberTables>().selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirstOrThrow()).avatar;
  return {
    of: async (memberId) => (await chosenBy(memberId)) ?? ownOf(memberId),

    read: async (memberId) => listOf(await ownOf(memberId), await chosenBy(memberId)),

    async choose(memberId, id) {
      const own = await ownOf(memberId);
      if (id !== own && !MASKS.includes(id)) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_avatar');
      const avatar = id === own ? null : id;
      await inTransaction(db, async (trx) => {
        await trx.withTables<MemberTables>().updateTable('member').set({ avatar }).where('id', '=', memberId).execute();
        await tell(trx, memberId);
      });
      return listOf(own, avatar);
    },
  };
}

function listOf(own: string, chosen: string | null): Avatars {
  return { list: [own, ...MASKS].map((id) => ({ id })), chosen: chosen ?? own };
}
