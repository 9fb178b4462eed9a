import type { ResponseOf } from '@site/shared/wire/call';
import type { avatarListCall } from '@site/shared/wire/avatars';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError, type Db, type MemberId } from '../kernel';
import type { MemberTables } from './tables';

type Avatars = ResponseOf<typeof avatarListCall>;

/** Three of each colour, none like another. */
const MASKS: readonly string[] = [
  ...['mask-24', 'mask-5', 'mask-1', 'mask-2', 'mask-23', 'mask-7', 'mask-35', 'mask-3'],
  ...['mask-51', 'mask-12', 'mask-15', 'mask-19', 'mask-47', 'mask-13', 'mask-42', 'mask-54'],
  ...['mask-157', 'mask-76', 'mask-516', 'mask-160', 'mask-391', 'mask-122', 'mask-245', 'mask-59'],
];

export interface AvatarService {
  read(memberId: MemberId): Promise<Avatars>;
  /** @throws PlatformError 6004 */
  choose(memberId: MemberId, id: string): Promise<Avatars>;
}

/** What members are shown as: the mask that their number draws, until they choose another. */
export function createAvatars(db: Db): AvatarService {
  const tables = db.withTables<MemberTables>();
  return {
    async read(memberId) {
      const { avatar } = await tables.selectFrom('member').select('avatar').where('id', '=', memberId).executeTakeFirstOrThrow();
      return listFor(memberId, avatar);
    },

    async choose(memberId, id) {
      const isOwn = id === memberId.toString();
      if (!isOwn && !MASKS.includes(id)) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_avatar');
      const avatar = isOwn ? null : id;
      await tables.updateTable('member').set({ avatar }).where('id', '=', memberId).execute();
      return listFor(memberId, avatar);
    },
  };
}

function listFor(memberId: MemberId, avatar: string | null): Avatars {
  const own = memberId.toString();
  return { list: [own, ...MASKS].map((id) => ({ id })), chosen: avatar ?? own };
}
