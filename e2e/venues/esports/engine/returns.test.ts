import { runs } from '@site/testing/runs';
import { createDraws } from '../../kit/fairness/createDraws';
import { ESPORTS_GAMES } from '../games';
import {
  chancesOf,
  decide,
  fixturesOf,
  goalsOf,
  marketsOf,
  payoutOf,
  play,
  RETURNS,
  returnAt,
  stateAt,
  TEAMS,
  TITLES,
  type Fixture,
} from './index';

const BEFORE = -1;
/** 10,000 bets in the full suite. */
const BETS = runs(2_000, 10_000);
const BETS_OF_MATCH = 30;

describe('prices', () => {
  it.each(TITLES)('of %s give back what the rules say, less what is cut from a price', (title) => {
    const wrong: string[] = [];
    for (const fixture of [1, 2].flatMap((number) => fixturesOf(title, number)).slice(0, 2)) {
      const course = play(fixture, 'seed');
      for (let at = 0; at < 150_000; at += 37_000) {
        const state = stateAt(fixture, course, fixture.startsAt + at);
        for (const { selection, price } of marketsOf(fixture, state).flatMap(({ offers }) => offers)) {
          if (price === null) continue;
          const chances = chancesOf(fixture, state, selection);
          const promised = RETURNS[selection.market];
          const cut = promised - returnAt(chances, price);
          const together = chances.W + chances.LW + chances.P + chances.LL + chances.L;
          if (cut < -1e-6 || cut > chances.W + chances.LW / 2 + 1e-6 || Math.abs(together - 1) > 1e-9) wrong.push(selection.key);
        }
      }
    }

    expect(wrong).toEqual([]);
  });

  it.each(ESPORTS_GAMES)('of $gameCode give back $rtp percent on average before a match, over every pair of teams', ({ titles, rtp }) => {
    const returns = titles
      .flatMap((title) => everyPair(title))
      .flatMap((fixture) => {
        const state = stateAt(fixture, play(fixture, 'any'), fixture.startsAt + BEFORE);
        return marketsOf(fixture, state)
          .flatMap(({ offers }) => offers)
          .flatMap(({ selection, price }) => (price === null ? [] : [returnAt(chancesOf(fixture, state, selection), price)]));
      });
    const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length;

    expect((Math.floor(mean * 100) / 100).toFixed(2)).toBe(rtp);
  });
});

it('gives back what was computed, within four standard errors, over bets on matches by their seeds', () => {
  const draws = createDraws('bets', '', 'ten thousand');
  const sums = { bets: 0, difference: 0, variance: 0 };
  for (let number = 0; sums.bets < BETS; number += 1) {
    const [fixture] = fixturesOf(TITLES[number % TITLES.length] ?? 'tower', number);
    if (fixture === undefined) throw new Error('there is a match of every number');
    const course = play(fixture, `seed of ${fixture.matchId}`);
    const state = stateAt(fixture, course, fixture.startsAt - 1 + draws.below(2) * draws.below(60_000));
    const end = stateAt(fixture, course, Infinity);
    const open = marketsOf(fixture, state).flatMap(({ offers }) =>
      offers.flatMap(({ selection, price }) => (price === null || price > 1_000 ? [] : [{ selection, price }])),
    );
    let difference = 0;
    for (const { selection, price } of draws.shuffle(open, BETS_OF_MATCH)) {
      const result = decide(fixture, end, selection, goalsOf(state));
      if (result === null) throw new Error('a match that is over decides every bet');
      sums.bets += 1;
      difference += Number(payoutOf(100n, [{ price, result }])) - returnAt(chancesOf(fixture, state, selection), price);
    }
    // Bets on one match are correlated; matches are independent.
    sums.difference += difference;
    sums.variance += difference ** 2;
  }

  expect(Math.abs(sums.difference)).toBeLessThan(4 * Math.sqrt(sums.variance));
  // The standard error is small enough to reveal a wrong price: below five percent of all stakes for 10,000 bets.
  expect(Math.sqrt(sums.variance) / sums.bets).toBeLessThan(5 * Math.sqrt(10_000 / BETS));
});

function everyPair(title: (typeof TITLES)[number]): Fixture[] {
  return TEAMS[title].flatMap((home) =>
    TEAMS[title].flatMap((away) => (home === away ? [] : [{ matchId: `${title}-1`, title, home, away, startsAt: 0 }])),
  );
}
