import type { WirePromotionOverview, WirePromotionStanding } from '@site/shared/wire/activities';
import type { Language } from '../http/messageText';
import { formatYuan, formatYuanInText, type MemberId } from '../kernel';
import { fillText } from './fillText';
import { maskLoginName } from './maskLoginName';
import type { OverviewEntry, PaidGift } from './overview';
import type { Promotion } from './readContent';
import type { Condition } from './rules/evaluation';
import type { RaceView, Ranked } from './rules/raceView';
import type { DrawsView, InvitationView, Participation } from './participation';

/** Upper bound of listed friends; further ones are only counted. */
const FRIENDS_LISTED = 100;

/** Actions that meet a condition, by its name in the rules. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  deposit: ['deposit'],
  first: ['deposit'],
  second: ['deposit'],
  bet: ['bet'],
  part: ['chat', 'play'],
  least: ['bet', 'play'],
  // The daily gift counts settled bets only, not game rounds.
  lower: ['bet'],
  upper: ['bet'],
  next: ['bet', 'play'],
  friend: ['invite'],
  grade: ['grade'],
  bound: ['bind'],
};

export function toWireParticipation(participation: Participation, language: Language): WirePromotionStanding {
  const { promotion, evaluation, asked = [], state, draws, drawn, invitation, gathered } = participation;
  const reward = rewardOf(participation);
  return {
    id: promotion.id,
    standing: state.kind,
    conditions: [...asked, ...evaluation.conditions].map((condition) => toWireCondition(condition, promotion, language)),
    ...(reward === undefined ? {} : { reward }),
    ...(state.kind === 'joined' ? { joinedAt: state.joining.at.getTime() } : {}),
    ...(state.kind === 'joined' && state.again !== null ? { againAt: state.again.getTime() } : {}),
    ...(evaluation.row === undefined
      ? {}
      : { days: evaluation.row.days.map(({ day, reward: amount, isClaimed }) => ({ day, reward: formatYuan(amount), isClaimed })) }),
    ...(evaluation.race === undefined ? {} : { race: toWireRace(evaluation.race) }),
    ...(draws === undefined ? {} : { draws: toWireDraws(draws) }),
    ...(drawn === undefined || drawn === null ? {} : { drawn: { prizeId: drawn.id, reward: formatYuan(drawn.amount) } }),
    ...(invitation === undefined ? {} : { invitation: toWireInvitation(invitation) }),
    ...(gathered === undefined ? {} : { gathered: gathered.map(toWireGathered) }),
  };
}

function toWireCondition({ name, done, needed, isMet, text, missing }: Condition, { conditions }: Promotion, language: Language) {
  const words = (text ?? conditions[name])?.[language] ?? name;
  return {
    text: missing === undefined ? words : fillText(words, { missing: formatYuanInText(missing) }),
    done,
    needed,
    isMet,
    ...(name in WAYS ? { ways: [...(WAYS[name] ?? [])] } : {}),
  };
}

/**
 * Converts the member's standing in all promotions and their payments to the wire.
 *
 * @param titles titles of all promotions by id, in the member's language
 */
export function toWireOverview(
  { entries, history }: { readonly entries: readonly OverviewEntry[]; readonly history: readonly PaidGift[] },
  titles: ReadonlyMap<string, string>,
  language: Language,
): WirePromotionOverview {
  return {
    list: entries.map(({ participation, standing, claimable, conditions, againAt }) => {
      const { promotion, state } = participation;
      const reward = rewardOf(participation);
      return {
        id: promotion.id,
        standing,
        claimable,
        conditions: conditions.map((condition) => toWireCondition(condition, promotion, language)),
        ...(reward === undefined ? {} : { reward }),
        ...(state.kind === 'joined' ? { joinedAt: state.joining.at.getTime() } : {}),
        ...(againAt === null ? {} : { againAt: againAt.getTime() }),
      };
    }),
    history: history.map(({ id, promotionId, amount, at }) => ({
      id,
      promotionId,
      title: titles.get(promotionId) ?? promotionId,
      amount: formatYuan(amount),
      paidAt: at.getTime(),
    })),
  };
}

function rewardOf({ evaluation, state }: Participation): string | undefined {
  const reward = state.kind === 'joined' ? state.joining.reward : evaluation.prospect;
  return reward === null ? undefined : formatYuan(reward);
}

function toWireGathered(participation: Participation): NonNullable<WirePromotionStanding['gathered']>[number] {
  const reward = rewardOf(participation);
  return { id: participation.promotion.id, standing: participation.state.kind, ...(reward === undefined ? {} : { reward }) };
}

function toWireRace(race: RaceView): NonNullable<WirePromotionStanding['race']> {
  const { week, hasEntered, board, turnover, place, missingToRank, next, last, past, memberId } = race;
  return {
    from: week.from.getTime(),
    to: week.to.getTime(),
    hasEntered,
    board: board.map((ranked) => toWirePlace(ranked, memberId)),
    turnover: formatYuan(turnover),
    ...(place === null ? {} : { place }),
    ...(missingToRank === null ? {} : { missingToRank: formatYuan(missingToRank) }),
    ...(next === null ? {} : { next: { missing: formatYuan(next.missing), prize: formatYuan(next.prize) } }),
    ...(last === null ? {} : { last: { place: last.place, prize: formatYuan(last.prize) } }),
    past: past.map(({ week: { from, to }, winners }) => ({
      from: from.getTime(),
      to: to.getTime(),
      places: winners.map((winner) => ({
        place: winner.place,
        name: maskLoginName(winner.name),
        prize: formatYuan(winner.prize),
        isOwn: winner.memberId === memberId,
      })),
    })),
  };
}

function toWirePlace({ memberId, name, place, turnover, prize }: Ranked, ownId: MemberId) {
  return {
    place,
    name: maskLoginName(name),
    turnover: formatYuan(turnover),
    ...(prize === null ? {} : { prize: formatYuan(prize) }),
    isOwn: memberId === ownId,
  };
}

function toWireDraws({ left, used, most, missing, latest }: DrawsView): NonNullable<WirePromotionStanding['draws']> {
  return {
    left,
    used,
    most,
    ...(missing === null ? {} : { missing: formatYuan(missing) }),
    latest: latest.map(({ prizeId, reward, at }) => ({ prizeId, reward: formatYuan(reward), at: at.getTime() })),
  };
}

function toWireInvitation({
  code,
  registered,
  deposited,
  earned,
  friends,
}: InvitationView): NonNullable<WirePromotionStanding['invitation']> {
  return {
    code,
    registered,
    deposited,
    earned: formatYuan(earned),
    friends: friends.slice(0, FRIENDS_LISTED).map(({ memberId, name, registeredAt, state, reward }) => ({
      id: memberId.toString(),
      name: maskLoginName(name),
      registeredAt: registeredAt.getTime(),
      state,
      reward: formatYuan(reward),
    })),
  };
}
