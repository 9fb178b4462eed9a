import { createDraws } from '../../kit/fairness/createDraws';
import type { Fixture, Team, Title } from './match';
import { TITLES } from './match';
import teams from './teams.json';
import { EVERY_MS, FOOTBALL_MATCHES, isEsports, OFFSETS_MS } from './titles';

export const TEAMS: Readonly<Record<Title, readonly Team[]>> = {
  tower: toTeams(teams.tower),
  shooter: toTeams(teams.shooter),
  strategy: toTeams(teams.strategy),
  football: toTeams(teams.football),
};

/** Returns the number of the match (or round of matches) of a title that started last at or before this moment. */
export function numberAt(title: Title, now: number): number {
  return Math.floor((now - OFFSETS_MS[title]) / EVERY_MS);
}

/** Returns the match of a number; in football the matches of the round. The pairing depends only on the number. */
export function fixturesOf(title: Title, number: number): readonly Fixture[] {
  const startsAt = number * EVERY_MS + OFFSETS_MS[title];
  if (!isEsports(title)) {
    return pairsOfRound(number).map(([home, away], place) => ({
      matchId: `football-${String(number)}-${String(place + 1)}`,
      title,
      home,
      away,
      startsAt,
    }));
  }
  const [home, away] = pairOf(title, number);
  return home === undefined || away === undefined ? [] : [{ matchId: `${title}-${String(number)}`, title, home, away, startsAt }];
}

const rounds = new Map<string, readonly Team[]>();
const MOST_ROUNDS = 1000;

/**
 * Returns the pair of a match number. Every team plays once per round of matches, in a drawn order, so a team can be on
 * the board twice only where two rounds meet.
 */
function pairOf(title: Title, number: number): readonly Team[] {
  const matches = Math.floor(TEAMS[title].length / 2);
  const place = number % matches;
  return drawRound(title, Math.floor(number / matches)).slice(2 * place, 2 * place + 2);
}

function drawRound(title: Title, round: number): readonly Team[] {
  const name = `${title}-round-${String(round)}`;
  const known = rounds.get(name);
  if (known !== undefined) return known;
  if (rounds.size >= MOST_ROUNDS) rounds.clear();
  const drawn = createDraws('who meets whom', '', name).shuffle(TEAMS[title], TEAMS[title].length);
  rounds.set(name, drawn);
  return drawn;
}

const MATCH_ID = /^([a-z]+)-(\d{1,9})(?:-([1-4]))?$/;

/** Parses a match id; returns null for an unknown one. */
export function fixtureOf(matchId: string): Fixture | null {
  const [, name, number] = MATCH_ID.exec(matchId) ?? [];
  const title = TITLES.find((each) => each === name);
  if (title === undefined || number === undefined) return null;
  return fixturesOf(title, Number(number)).find((fixture) => fixture.matchId === matchId) ?? null;
}

/**
 * Pairs the teams of a round. Each team meets each other team at home and away within 14 rounds: the first team keeps
 * its place, the others rotate by one.
 */
function pairsOfRound(number: number): readonly (readonly [Team, Team])[] {
  const [first, ...others] = TEAMS.football;
  const round = number % (2 * others.length);
  const moved = [first, ...others.map((_team, place) => others[(place + round) % others.length])];
  return Array.from({ length: FOOTBALL_MATCHES }, (_, place) => [moved[place], moved[moved.length - 1 - place]] as const).flatMap(
    ([one, other]) =>
      one === undefined || other === undefined ? [] : [round < others.length ? ([one, other] as const) : ([other, one] as const)],
  );
}

function toTeams(rows: readonly (readonly (string | number)[])[]): readonly Team[] {
  return rows.map(([code, simplified, traditional, attack, defence]) => ({
    code: String(code),
    name: { 'zh-CN': String(simplified), 'zh-TW': String(traditional) },
    attack: Number(attack),
    defence: Number(defence ?? 100),
  }));
}
