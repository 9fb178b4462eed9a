import type { Crashpoints, Fen, Ledger, MemberId, Trx } from '../kernel';
import { fen, formatYuanInText } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import { findOrMakeInviteCode } from './inviteCodes';
import { promotionKey, readJoinings, recordJoining, type Joining } from './joinings';
import { readTaken, takeExclusions } from './exclusions';
import { payBonus } from './payBonus';
import type { FindFriends, Friend } from './readFriends';
import { termsOf } from './terms';
import {
  conditionsMissing,
  hasEnded,
  isRunning,
  type PromotionTypeService,
  type InvitationView,
  type Participation,
  type Visit,
} from './participation';

interface Dependencies {
  readonly ledger: Ledger;
  readonly crashpoints: Crashpoints;
  readonly findFriends: FindFriends;
}

type InvitedFriend = InvitationView['friends'][number];

/**
 * Creates the invitation of friends. Each friend pays once, after one deposit that is large enough. The period of the
 * join is the friend.
 */
export function createInvitationService({ ledger, crashpoints, findFriends }: Dependencies): PromotionTypeService {
  return {
    readParticipation,

    async join(trx, visit, { friendId }) {
      const { memberId, promotion, now } = visit;
      const before = await readParticipation(trx, visit);
      const friend = before.invitation.friends.find((each) => each.memberId === friendId);
      const receipt = { promotionId: promotion.id };
      if (friend?.state === 'claimed') return receipt;
      if (before.state.kind === 'ended') throw hasEnded();
      if (friend?.state !== 'claimable') throw conditionsMissing();

      await takeExclusions(trx, friend.memberId, visit);
      const period = periodOf(friend.memberId);
      const joining = { memberId, promotionId: promotion.id, period, reward: friend.reward, day: null, at: now };
      if (await recordJoining(trx, joining)) {
        await crashpoints.reach('promotion:after-joining');
        await payBonus(ledger, trx, { ...joining, key: promotionKey(promotion.id, memberId, period) }, promotion);
        const values = { title: promotion.title, amount: formatYuanInText(friend.reward) };
        await sendInboxMessage(trx, { memberId, event: 'promotion_paid', values }, now);
      }
      return receipt;
    },
  };

  async function readParticipation(
    trx: Trx,
    { memberId, promotion, now }: Visit,
  ): Promise<Participation & Required<Pick<Participation, 'invitation'>>> {
    const { deposit, reward } = termsOf('friendInvitation', promotion);
    const code = await findOrMakeInviteCode(trx, memberId);
    const joinings = await readJoinings(trx, memberId, promotion.id);
    const isPaid = (friend: Friend) => joinings.some(({ period }) => period === periodOf(friend.memberId));
    const found = await findFriends(trx, code, deposit);
    const due = found.filter((friend) => friend.hasDeposited && !isPaid(friend)).map((friend) => friend.memberId);
    // A friend who shares a mark with one that was paid for is the same person and does not count.
    const taken = await readTaken(trx, due, { promotion, now });
    const friends = found.filter((friend) => !taken.has(friend.memberId));
    const invited = friends.map((friend) => toInvited(friend, joinings, reward));
    const hasClaimable = invited.some(({ state }) => state === 'claimable');
    return {
      promotion,
      evaluation: { conditions: [], payable: null, prospect: reward },
      state: { kind: !isRunning(promotion, now) ? 'ended' : hasClaimable ? 'ready' : 'open' },
      invitation: {
        code,
        registered: friends.length,
        deposited: friends.filter(({ hasDeposited }) => hasDeposited).length,
        earned: fen(joinings.reduce((sum, { reward }) => sum + reward, 0n)),
        // The stable sort puts claimable friends first and leaves the rest newest first.
        friends: [...invited].sort((one, other) => Number(other.state === 'claimable') - Number(one.state === 'claimable')),
      },
    };
  }
}

function toInvited({ memberId, name, registeredAt, hasDeposited }: Friend, joinings: readonly Joining[], due: Fen): InvitedFriend {
  const paid = joinings.find(({ period }) => period === periodOf(memberId));
  const state = paid !== undefined ? 'claimed' : hasDeposited ? 'claimable' : 'waiting';
  return { memberId, name, registeredAt, state, reward: paid?.reward ?? due };
}

function periodOf(friendId: MemberId): string {
  return `friend:${friendId}`;
}
