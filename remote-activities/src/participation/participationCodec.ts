import { fenFromWire } from '@site/shared/money';
import type { WirePromotionStanding } from '@site/shared/wire/activities';
import type { Draws } from './draws';
import type { Invitation } from './invitation';
import { CONDITION_WAYS, type Condition, type LinkedParticipation, type Participation } from './participation';
import type { Race } from './race';

export function participationFromWire({ standing, conditions, joinedAt, againAt, ...wire }: WirePromotionStanding): Participation {
  const { reward, days = [], race, draws, drawn, invitation, gathered } = wire;
  const facts = {
    conditions: conditions.map(conditionFromWire),
    reward: optionalFen(reward),
    days: days.map((each) => ({ ...each, reward: fenFromWire(each.reward) })),
    race: race && raceFromWire(race),
    draws: draws && drawsFromWire(draws),
    draw: drawn && { ...drawn, reward: fenFromWire(drawn.reward) },
    invitation: invitation && invitationFromWire(invitation),
    linked: gathered?.map(linkedFromWire),
  };
  return standing === 'joined' ? { ...facts, status: standing, joinedAt, againAt } : { ...facts, status: standing };
}

export function conditionFromWire({ ways = [], ...condition }: WirePromotionStanding['conditions'][number]): Condition {
  return { ...condition, ways: CONDITION_WAYS.filter((way) => ways.includes(way)) };
}

function raceFromWire({
  board,
  turnover,
  place,
  missingToRank,
  next,
  last,
  past = [],
  ...race
}: NonNullable<WirePromotionStanding['race']>): Race {
  return {
    ...race,
    board: board.map((each) => ({ ...each, turnover: fenFromWire(each.turnover), prize: optionalFen(each.prize) })),
    turnover: fenFromWire(turnover),
    place,
    missingToRank: optionalFen(missingToRank),
    next: next && { missing: fenFromWire(next.missing), prize: fenFromWire(next.prize) },
    last: last && { place: last.place, prize: fenFromWire(last.prize) },
    past: past.map(({ places, ...week }) => ({ ...week, places: places.map((each) => ({ ...each, prize: fenFromWire(each.prize) })) })),
  };
}

function drawsFromWire({ missing, latest, ...draws }: NonNullable<WirePromotionStanding['draws']>): Draws {
  return {
    ...draws,
    missing: optionalFen(missing),
    latest: latest.map((each) => ({ ...each, reward: fenFromWire(each.reward) })),
  };
}

function invitationFromWire({ earned, friends, ...invitation }: NonNullable<WirePromotionStanding['invitation']>): Invitation {
  return {
    ...invitation,
    earned: fenFromWire(earned),
    friends: friends.map(({ state, reward, ...friend }) => ({ ...friend, status: state, reward: fenFromWire(reward) })),
  };
}

function linkedFromWire({ id, standing, reward }: NonNullable<WirePromotionStanding['gathered']>[number]): LinkedParticipation {
  return { id, status: standing, reward: optionalFen(reward) };
}

function optionalFen(amount: string | undefined) {
  return amount === undefined ? undefined : fenFromWire(amount);
}
