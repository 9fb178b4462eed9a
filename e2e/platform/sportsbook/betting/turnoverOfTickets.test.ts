import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { riskOfBet, turnoverOfBets, type TableEnd } from '../testing/countedTickets';

type Row = readonly [why: string, bets: readonly string[], ends: TableEnd | readonly TableEnd[], yuan: number];

const LISTED = Array.from({ length: 25 }, (_, index) => `${Math.floor(index / 5)}-${index % 5}`);

describe('valid turnover of the bets of one member (decision 59)', () => {
  it.each<Row>([
    // One bet counts its risk.
    ['one bet that wins counts its stake', ['1500 OU over 2.5 @0.98'], { final: '2-1' }, 1500],
    ['one bet that loses counts its stake', ['1500 OU under 2.5 @0.98'], { final: '2-1' }, 1500],
    ['at Malay −0.80 a stake of 100 risks 80', ['100 OU over 2.5 @-0.80M'], { final: '3-0' }, 80],
    ['at Indonesian −1.25 a stake of 100 risks 125', ['100 OU over 2.5 @-1.25I'], { final: '0-0' }, 125],
    ['at Malay −0.50 a stake of 1,000 risks 500, and half lost is half of that', ['1000 OU over 2.25 @-0.50M'], { final: '1-1' }, 250],
    ['half lost: home −0.25 with a draw counts half', ['1000 R H -0.25 @0.95'], { final: '1-1' }, 500],
    ['half won: away +0.25 with a draw counts half', ['1000 R C 0.25 @0.95'], { final: '1-1' }, 500],
    ['over 2.75 with 3 goals is half won', ['1000 OU over 2.75 @0.95'], { final: '2-1' }, 500],
    ['over 2.25 with 2 goals is half lost', ['1000 OU over 2.25 @0.95'], { final: '2-0' }, 500],
    ['a push counts nothing: draw no bet and a draw', ['1000 DNB H @1.60'], { final: '0-0' }, 0],
    ['a push counts nothing: over 2 with 2 goals', ['1000 OU over 2 @0.95'], { final: '1-1' }, 0],
    ['a late bet is void and counts nothing', ['1000 OU over 2.5 @0.95 void'], { final: '3-0' }, 0],
    ['an abandoned match leaves it void', ['1000 M H @1.80'], { final: '1-0', isAbandoned: true }, 0],
    // Both sides of a total.
    [
      'over and under at 0.98: 3 goals or 2, one loses 1,500 and the other wins 1,470; 30 together',
      ['1500 OU over 2.5 @0.98', '1500 OU under 2.5 @0.98'],
      { final: '2-1' },
      30,
    ],
    [
      'over for 1,500, under for 500: with few goals 1,500 − 490 = 1,010 is lost, with many only 500 − 1,470',
      ['1500 OU over 2.5 @0.98', '500 OU under 2.5 @0.98'],
      { final: '3-0' },
      1010,
    ],
    [
      'over 2.5 and under 3.5, a middle: 2 goals or 4, one loses 1,000 and the other wins 950; 50',
      ['1000 OU over 2.5 @0.95', '1000 OU under 3.5 @0.95'],
      { final: '2-1' },
      50,
    ],
    [
      'over 3.5 and under 2.5: with 3 goals both lose, so all is at risk',
      ['1000 OU over 3.5 @1.60', '1000 OU under 2.5 @0.95'],
      { final: '0-0' },
      2000,
    ],
    [
      'over 2 and under 2.5 for 1,000: the worst is 0 or 1 goal, 1,000 − 900 = 100; of the two halves of that the push counts nothing',
      ['1000 OU over 2 @0.90', '1000 OU under 2.5 @0.90'],
      { final: '1-1' },
      50,
    ],
    ['over 2 and under 2 with 2 goals: two pushes', ['1000 OU over 2 @0.90', '1000 OU under 2 @0.90'], { final: '1-1' }, 0],
    [
      'over 2.25 and under 2.25 with 2 goals: 1,000 − 950 = 50 is the worst (2 goals: 500 lost, 475 won), and both are half',
      ['1000 OU over 2.25 @0.95', '1000 OU under 2.25 @0.95'],
      { final: '1-1' },
      25,
    ],
    ['odd and even at 1.95: 1,000 − 950 = 50', ['1000 EO odd @1.95', '1000 EO even @1.95'], { final: '1-0' }, 50],
    [
      'bands 0-1 and 2-3 with over 3.5: 0-1 goals lose 1,300 and win 600, 2-3 lose 500 and win 900, more lose 1,200 and win 300; the last is the worst',
      ['200 T 0-1 @4.00', '1000 T 2-3 @1.90', '300 OU over 3.5 @1.00'],
      { final: '1-0' },
      900,
    ],
    [
      'over twice and over again lose together: one direction is a sum',
      ['1000 OU over 2.5 @0.95', '700 OU over 3.5 @1.50'],
      { final: '2-0' },
      1700,
    ],
    [
      'a total of the match and one of the half are two facts',
      ['1000 OU over 2.5 @0.95', '1000 HOU under 1.5 @0.80'],
      { half: '1-0', final: '2-1' },
      2000,
    ],
    ['a total and a team total are two facts', ['1000 OU over 2.5 @0.95', '1000 OUH under 1.5 @0.80'], { final: '2-1' }, 2000],
    [
      'goals and corners are two facts',
      ['1000 OU over 2.5 @0.95', '1000 OU under 9.5 @0.90 corners'],
      { half: '1-0', final: '2-1', facts: { corners: { half: { home: 2, away: 2 }, final: { home: 5, away: 3 } } } },
      2000,
    ],
    [
      'over at Malay −0.80 (800 for 1,000) and under at 0.70 (1,000 for 700): with few goals 800 − 700 = 100, with many nothing',
      ['1000 OU over 2.5 @-0.80M', '1000 OU under 2.5 @0.70M'],
      { final: '3-0' },
      100,
    ],
    [
      'over at Indonesian −1.25 (1,250 for 1,000) and under at 1.10 (1,000 for 1,100): with few goals 1,250 − 1,100 = 150, with many nothing',
      ['1000 OU over 2.5 @-1.25I', '1000 OU under 2.5 @1.10I'],
      { final: '1-0' },
      150,
    ],
    [
      'over and under of the goals of the home side at 0.90: 1,000 − 900 = 100',
      ['1000 OUH over 1.5 @0.90', '1000 OUH under 1.5 @0.90'],
      { final: '2-1' },
      100,
    ],
    ['odd and over 2.5: 0 goals or 2 lose both', ['1000 EO odd @1.95', '1000 OU over 2.5 @0.95'], { final: '1-0' }, 2000],
    [
      'over is void as a late bet, and takes no part: under counts alone',
      ['1000 OU over 2.5 @0.95 void', '600 OU under 2.5 @0.95'],
      { final: '0-0' },
      600,
    ],
    // Handicap and win market of one period.
    ['home −0.5 and away +0.5 at 0.95: 1,000 − 950 = 50', ['1000 R H -0.5 @0.95', '1000 R C 0.5 @0.95'], { final: '1-0' }, 50],
    [
      'home −0.5 in the handicap and away or draw in double chance at 1.90: 1,000 − 900 = 100',
      ['1000 R H -0.5 @0.95', '1000 DC CN @1.90'],
      { final: '1-0' },
      100,
    ],
    [
      'home to win and away +0.5 at 0.95: a home win 1,000 − 900 = 100, anything else 1,000 − 950 = 50',
      ['1000 M H @1.90', '1000 R C 0.5 @0.95'],
      { final: '0-0' },
      100,
    ],
    [
      'home −0.25 and away +0.25 with a draw: home win 1,000 − 950 = 50; both results are half',
      ['1000 R H -0.25 @0.95', '1000 R C 0.25 @0.95'],
      { final: '1-1' },
      25,
    ],
    [
      'home −0.5 and away +1.5, a middle: a home win by one wins both, anything else 1,000 − 950 = 50',
      ['1000 R H -0.5 @0.95', '1000 R C 1.5 @0.95'],
      { final: '2-0' },
      50,
    ],
    [
      'home −0.75 and away +0.25 at 0.90: a home win by one 1,000 − 450 = 550, as a draw; 275 each, half of it for the half-won one',
      ['1000 R H -0.75 @0.90', '1000 R C 0.25 @0.90'],
      { final: '1-0' },
      412.5,
    ],
    ['level on both sides with a draw: two pushes', ['1000 R H 0 @0.95', '1000 R C 0 @0.95'], { final: '1-1' }, 0],
    [
      'home −0.25 (half lost) and away level (push) with a draw: the draw loses 500, the most; shares 250 each, half of one counts',
      ['1000 R H -0.25 @1.00', '1000 R C 0 @1.00'],
      { final: '0-0' },
      125,
    ],
    ['home −1.5 and away +0.5: a home win by one loses both', ['1000 R H -1.5 @1.50', '1000 R C 0.5 @0.80'], { final: '1-0' }, 2000],
    [
      'all three of 1X2 for 1,000 at 2.70: 3,000 − 2,700 = 300',
      ['1000 M H @2.70', '1000 M N @2.70', '1000 M C @2.70'],
      { final: '1-1' },
      300,
    ],
    ['two of three: with a draw both are lost', ['1000 M H @2.70', '1000 M C @2.70'], { final: '1-0' }, 2000],
    [
      'three-way handicap, all sides at 2.80: 3,000 − 2,800 = 200',
      ['1000 W3 H -1 @2.80', '1000 W3 N -1 @2.80', '1000 W3 C 1 @2.80'],
      { final: '2-1' },
      200,
    ],
    [
      'in play at 2-0 home level and away level count the goals from there: 1,000 − 900 = 100',
      ['1000 RE H 0 @0.90 in 2-0', '1000 RE C 0 @0.90 in 2-0'],
      { final: '2-1' },
      100,
    ],
    [
      'before the match and in play are one fact: over 2.5, and under 2.5 at 1-0',
      ['1000 OU over 2.5 @0.90', '1000 ROU under 2.5 @0.90 in 1-0'],
      { final: '3-0' },
      100,
    ],
    [
      'at 2-0 the band 2-3 and over 3.5 cover all that can still happen: 1,000 − 900 = 100',
      ['1000 RT 2-3 @1.90 in 2-0', '1000 ROU over 3.5 @0.90 in 2-0'],
      { final: '2-1' },
      100,
    ],
    // The exact score.
    [
      'every correct score for 10 at 20.00: 260 are staked and 200 come back whatever happens',
      [...LISTED, 'other'].map((score) => `10 PD ${score} @20.00`),
      { final: '2-1' },
      60,
    ],
    ['every correct score but one: that one loses all 250', LISTED.map((score) => `10 PD ${score} @20.00`), { final: '2-1' }, 250],
    ['both teams score, yes and no at 1.90: 1,000 − 900 = 100', ['1000 TS yes @1.90', '1000 TS no @1.90'], { final: '2-1' }, 100],
    [
      'half and full, all nine at 8.00: 900 are staked and 800 come back',
      ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'].map((each) => `100 F ${each} @8.00`),
      { half: '1-0', final: '2-1' },
      100,
    ],
    [
      'the next goal: home, away and none at 2.80: 3,000 − 2,800 = 200',
      ['1000 ARG H @2.80 in 0-0', '1000 ARG C @2.80 in 0-0', '1000 ARG none @2.80 in 0-0'],
      { final: '0-0', facts: { scorers: [] } },
      200,
    ],
    [
      'the first and the second goal are two facts',
      ['1000 ARG H @2.00 in 0-0', '1000 BRG C @2.00 in 1-0'],
      { final: '1-1', facts: { scorers: ['home', 'away'] } },
      2000,
    ],
    [
      'the last goal at 1-0: home and away are all that is left; 1,000 − 900 = 100',
      ['1000 LG H @1.90 in 1-0', '1000 LG C @1.90 in 1-0'],
      { final: '1-1', facts: { scorers: ['home', 'away'] } },
      100,
    ],
    [
      'all ten competitors of an outright for 100 at 9.00: 1,000 − 900 = 100',
      Array.from({ length: 10 }, (_, index) => `100 FS ${index + 1} @9.00`),
      { sport: 'FS', final: '0-0', facts: { winners: [3] } },
      100,
    ],
    // Other sports than football.
    [
      'basketball is never level: home −0.5 and the away side to win are both sides; 1,000 − 900 = 100',
      ['1000 R0 H -0.5 @0.95', '1000 M0 C @1.90'],
      { sport: 'BK', final: '101-99' },
      100,
    ],
    [
      'tennis in three sets: home −1.5 and away +1.5 at 0.90: 100',
      ['1000 R0 H -1.5 @0.90', '1000 R0 C 1.5 @0.90'],
      { sport: 'TN', final: '2-1' },
      100,
    ],
    [
      'tennis: sets and games are two facts',
      ['1000 R0 H -1.5 @0.90', '1000 R6 C 3.5 @0.90'],
      {
        sport: 'TN',
        final: '2-0',
        facts: {
          parts: [
            { period: 'S1', home: 6, away: 4 },
            { period: 'S2', home: 7, away: 5 },
          ],
        },
      },
      2000,
    ],
    [
      'basketball totals 180.5 and 185.5, over the low and under the high: 1,000 − 900 = 100',
      ['1000 OU0 over 180.5 @0.90', '1000 OU0 under 185.5 @0.90'],
      { sport: 'BK', final: '101-99' },
      100,
    ],
    // Parlays, systems, builders.
    ['one parlay counts its stake', ['1000 1:OU over 2.5 @0.90 & 2:M H @2.00'], [{ final: '3-0' }, { final: '1-0' }], 1000],
    [
      'a parlay with a half-won leg and a won one counts whole',
      ['1000 1:R C 0.25 @0.90 & 2:M H @2.00'],
      [{ final: '0-0' }, { final: '1-0' }],
      1000,
    ],
    ['a parlay of two half results counts half', ['1000 1:R C 0.25 @0.90 & 2:R H -0.25 @0.90'], [{ final: '0-0' }, { final: '0-0' }], 500],
    ['a parlay of pushes counts nothing', ['1000 1:DNB H @1.90 & 2:DNB C @1.90'], [{ final: '0-0' }, { final: '0-0' }], 0],
    ['a parlay with a void leg counts by the other', ['1000 1:M H @1.90 void & 2:M H @2.00'], [{ final: '1-0' }, { final: '1-0' }], 1000],
    [
      'a parlay whose legs are all void counts nothing',
      ['1000 1:M H @1.90 void & 2:M H @2.00 void'],
      [{ final: '1-0' }, { final: '1-0' }],
      0,
    ],
    [
      'two parlays opposed in both legs: over and home, under and not home; over and away loses both',
      ['1000 1:OU over 2.5 @0.90 & 2:M H @2.00', '1000 1:OU under 2.5 @0.90 & 2:DC CN @1.80'],
      [{ final: '3-0' }, { final: '1-0' }],
      2000,
    ],
    [
      'two parlays opposed in one leg with the other the same: where that one is lost both are',
      ['1000 1:OU over 2.5 @0.90 & 2:M H @2.00', '1000 1:OU under 2.5 @0.90 & 2:M H @2.00'],
      [{ final: '3-0' }, { final: '1-0' }],
      2000,
    ],
    [
      'four parlays that cover both legs both ways at 3.61 each: 4,000 − 3,610 = 390',
      [
        '1000 1:OU over 2.5 @0.90 & 2:OU over 2.5 @0.90',
        '1000 1:OU over 2.5 @0.90 & 2:OU under 2.5 @0.90',
        '1000 1:OU under 2.5 @0.90 & 2:OU over 2.5 @0.90',
        '1000 1:OU under 2.5 @0.90 & 2:OU under 2.5 @0.90',
      ],
      [{ final: '3-0' }, { final: '1-0' }],
      390,
    ],
    [
      'a parlay and a single of one of its legs do not settle on the same facts',
      ['1000 1:OU over 2.5 @0.90 & 2:M H @2.00', '1000 1:OU under 2.5 @0.90'],
      [{ final: '3-0' }, { final: '1-0' }],
      2000,
    ],
    [
      'a system of three legs in twos and threes risks four lines',
      ['2,3 folds 100 1:M H @2.00 & 2:M H @2.00 & 3:M H @2.00'],
      [{ final: '1-0' }, { final: '1-0' }, { final: '1-0' }],
      400,
    ],
    ['one builder counts its stake', ['builder @3.20 500 OU over 2.5 & M H'], { final: '3-0' }, 500],
    [
      'two builders that leave the same outcomes open lose together',
      ['builder @3.20 500 OU over 2.5 & M H', 'builder @4.00 500 OU over 2.5 & M C'],
      { final: '3-0' },
      1000,
    ],
    [
      'builders of over 0.5 with each winner, and under 0.5 with a draw, cover the match: 1,600 − 1,500 = 100',
      [
        'builder @3.00 500 OU over 0.5 & M H',
        'builder @3.00 500 OU over 0.5 & M N',
        'builder @3.00 500 OU over 0.5 & M C',
        'builder @15.00 100 OU under 0.5 & M N',
      ],
      { final: '3-0' },
      100,
    ],
    ['another match is another fact', ['1000 1:M H @1.90', '1000 2:DC CN @1.90'], [{ final: '1-0' }, { final: '1-0' }], 2000],
  ])('%s', (_why, bets, ends, yuan) => {
    expect(turnoverOfBets(bets, endsOf(ends))).toBe(yuan);
  });
});

it('64 parlays of 100 yuan that cover six matches both ways at 1.90 count 6,400 − 100 × 1.9⁶', () => {
  const matches = [1, 2, 3, 4, 5, 6];
  const bets = Array.from({ length: 64 }, (_, sides) => {
    const legs = matches.map((match) => `${match}:OU ${((sides >> (match - 1)) & 1) === 1 ? 'over' : 'under'} 2.5 @0.90`);
    return `100 ${legs.join(' & ')}`;
  });

  expect(turnoverOfBets(bets, Object.fromEntries(matches.map((match) => [match, { final: '2-1' }])))).toBe(1695.41);
});

describe('valid turnover of any bets on one match', () => {
  const line = fc.integer({ min: 2, max: 16 }).map((quarters) => quarters / 4);
  const price = fc.integer({ min: 40, max: 180 }).map((hundredths) => (hundredths / 100).toFixed(2));
  const what = fc.oneof(
    fc.tuple(fc.constantFrom('over', 'under'), line, price).map(([side, at, h]) => `OU ${side} ${at} @${h}`),
    fc.tuple(fc.constantFrom('H', 'C'), line, fc.boolean(), price).map(([side, at, gives, h]) => `R ${side} ${gives ? -at : at} @${h}`),
    fc.constantFrom('M H @2.10', 'M N @3.20', 'M C @3.40', 'DC CN @1.60', 'DNB H @1.50', 'PD 1-0 @7.00', 'PD other @15.00', 'T 2-3 @2.00'),
  );
  const bet = fc.tuple(fc.integer({ min: 1, max: 2_000 }), what);
  const bets = fc.array(bet, { minLength: 1, maxLength: 6 });
  const final = fc.tuple(fc.nat(4), fc.nat(4)).map(([home, away]): TableEnd => ({ final: `${home}-${away}` }));
  const written = (all: readonly (readonly [number, string])[]): string[] => all.map(([stake, on]) => `${stake} ${on}`);

  it('is never below nothing and never above what was risked', () => {
    fc.assert(
      fc.property(bets, final, (all, end) => {
        const turnover = turnoverOfBets(written(all), { 1: end });
        const risk = written(all).reduce((sum, each) => sum + riskOfBet(each, { 1: end }), 0);
        expect(turnover).toBeGreaterThanOrEqual(0);
        expect(turnover).toBeLessThanOrEqual(risk);
      }),
      { numRuns: runs(150, 1_000) },
    );
  });

  it('is the same in any order of the bets', () => {
    fc.assert(
      fc.property(bets, final, (all, end) => {
        expect(turnoverOfBets(written(all.toReversed()), { 1: end })).toBe(turnoverOfBets(written(all), { 1: end }));
      }),
      { numRuns: runs(150, 1_000) },
    );
  });

  it('is the same for a bet and for the same in two parts', () => {
    fc.assert(
      fc.property(bets, bet, fc.integer({ min: 1, max: 2_000 }), final, (others, [stake, on], more, end) => {
        const whole = turnoverOfBets([...written(others), `${stake + more} ${on}`], { 1: end });
        expect(turnoverOfBets([...written(others), `${stake} ${on}`, `${more} ${on}`], { 1: end })).toBe(whole);
      }),
      { numRuns: runs(150, 1_000) },
    );
  });

  it('is not raised by a bet on the other side of the same line', () => {
    fc.assert(
      fc.property(line, price, fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000 }), final, (at, h, one, other, end) => {
        const [over, under] = [`${one} OU over ${at} @${h}`, `${other} OU under ${at} @${h}`];
        const alone = Math.max(riskOfBet(over, { 1: end }), riskOfBet(under, { 1: end }));
        expect(turnoverOfBets([over, under], { 1: end })).toBeLessThanOrEqual(alone);
      }),
      { numRuns: runs(150, 1_000) },
    );
  });
});

function endsOf(ends: Row[2]): Readonly<Record<number, TableEnd>> {
  return Object.fromEntries((isList(ends) ? ends : [ends]).map((end, index) => [index + 1, end]));
}

function isList(ends: Row[2]): ends is readonly TableEnd[] {
  return Array.isArray(ends);
}
