import { runs } from '@site/testing/runs';
import fc from 'fast-check';
import { parseDecimal, rational } from '../../exact-arithmetic/rational';
import { marketRule } from '../../markets/marketRules';
import { gradeSelection } from '../../settlement/gradeSelection';
import type { Course, MatchEvent } from '../../simulator/course';
import { matchStateAt, type MatchState } from '../../simulator/matchState';
import { aCourseOf } from '../../testing/courses';
import { remainingGoals } from '../goalModel';
import { makeBook } from '../matchBook';
import { legRefusal, winsOf, type BuilderLeg } from './builderLegs';
import { correlatedChance } from './correlatedChance';
import { jointEndings, type JointEnding } from './jointEndings';

const MINUTE = 60_000;

/** Every selection that may be a leg, at lines around the usual ones, before the match and in play. */
const BEFORE: readonly BuilderLeg[] = legsOf([
  'M',
  'DC',
  'TS',
  'OU',
  'OUH',
  'OUC',
  'EO',
  'T',
  'PD',
  'CS',
  'WN',
  'W3',
  'R',
  'HM',
  'HOU',
  'HTS',
  'HPD',
  'HEO',
  'HT',
]);
const IN_PLAY: readonly BuilderLeg[] = legsOf(['RM', 'RDC', 'RTS', 'ROU', 'REO', 'RT', 'RPD', 'RE', 'HRM', 'HROU', 'HRPD']);

const moments = fc.record({
  match: fc.integer({ min: 0, max: 200 }),
  minute: fc.integer({ min: 0, max: 44 }),
  home: fc.integer({ min: 0, max: 3 }),
  away: fc.integer({ min: 0, max: 3 }),
});

describe('the endings of a match', () => {
  it('have the chances of the markets of the match and of those of the half', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { course, state, at } = aMoment(moment);
        const endings = jointEndings(course, state, at);
        expect(sumOf(endings)).toBeCloseTo(1, 9);
        for (const period of ['match', 'half'] as const) {
          const joint = new Map<string, number>();
          for (const ending of endings) {
            const { home, away } = period === 'half' ? ending.half : ending.final;
            joint.set(`${home}-${away}`, (joint.get(`${home}-${away}`) ?? 0) + ending.probability);
          }
          for (const { home, away, probability } of remainingGoals(course, state, period, at)) {
            expect(joint.get(`${state.score.home + home}-${state.score.away + away}`) ?? 0).toBeCloseTo(probability, 9);
          }
        }
      }),
      { numRuns: runs(20, 200) },
    );
  });

  it('know the first half once it is over', () => {
    const { course } = aMoment({ match: 1, minute: 10, home: 0, away: 0 });
    const score: MatchEvent = {
      kind: 'score',
      score: { home: 2, away: 1 },
      half: { home: 1, away: 1 },
      at: 70 * MINUTE,
      seenAt: 70 * MINUTE,
    };
    const endings = jointEndings(course, matchStateAt(course, [score], 71 * MINUTE), 71 * MINUTE);

    expect(endings.every(({ half }) => half.home === 1 && half.away === 1)).toBe(true);
    expect(endings.every(({ final }) => final.home >= 2 && final.away >= 1)).toBe(true);
    expect(sumOf(endings)).toBeCloseTo(1, 9);
  });
});

describe('what legs are worth together', () => {
  it('is the sum over the scores in which the settlement pays all of them', () => {
    fc.assert(
      fc.property(
        moments,
        fc.uniqueArray(fc.integer({ min: 0, max: IN_PLAY.length - 1 }), { minLength: 1, maxLength: 5 }),
        (moment, chosen) => {
          const { course, state, at } = aMoment(moment);
          const legs = chosen.map((index) => taken(IN_PLAY[index], state));
          const endings = jointEndings(course, state, at);
          // Sums over every score, graded as a ticket is.
          const byHand = endings
            .filter((ending) => legs.every((leg) => gradeOf(leg, ending) === 'W'))
            .reduce((sum, { probability }) => sum + probability, 0);
          const together = correlatedChance(
            endings,
            legs.map((leg) => winsOf(leg, endings)),
          );
          if (together.state === 'possible') expect(together.chance).toBeCloseTo(byHand, 12);
          else if (together.reason === 'contradiction') expect(byHand).toBe(0);
          else {
            const others = legs.filter((_leg, index) => index !== together.leg);
            expect(
              endings
                .filter((ending) => others.every((leg) => gradeOf(leg, ending) === 'W'))
                .every((ending) => legs.every((leg) => gradeOf(leg, ending) === 'W')),
            ).toBe(true);
          }
        },
      ),
      { numRuns: runs(60, 600) },
    );
  });

  it.each(['M', 'DC', 'TS', 'T', 'PD', 'EO', 'HM', 'HTS', 'HPD', 'HT'])('is of one leg its chance in its own market: %s', (code) => {
    const { course, state, at } = aMoment({ match: 7, minute: -1, home: 0, away: 0 });
    const endings = jointEndings(course, state, at);
    const [market] = makeBook({ course, state, step: null, pricedAt: at, scope: { only: code }, hasAlternatives: false });
    const legs = BEFORE.filter(({ rule }) => rule.code === code);
    const chances = legs.map((leg) => {
      const alone = correlatedChance(endings, [winsOf(leg, endings)]);
      return alone.state === 'possible' ? alone.chance : 0;
    });
    const overround = Math.min(0.18, 0.022 * legs.length);
    expect(legs.length).toBeGreaterThan(1);
    legs.forEach((_leg, index) => {
      const offered = Number(market?.prices[index]?.ior);
      const fair = 1 / ((chances[index] ?? 0) * (1 + overround));
      if (fair < 151) expect(offered / fair).toBeGreaterThan(offered >= 30 ? 0.96 : offered >= 10 ? 0.98 : 0.99);
      if (fair < 151) expect(offered).toBeLessThanOrEqual(fair + 1e-9);
    });
  });

  it('never grows with another leg', () => {
    fc.assert(
      fc.property(
        moments,
        fc.uniqueArray(fc.integer({ min: 0, max: IN_PLAY.length - 1 }), { minLength: 2, maxLength: 6 }),
        (moment, chosen) => {
          const { course, state, at } = aMoment(moment);
          const endings = jointEndings(course, state, at);
          const wins = chosen.map((index) => winsOf(taken(IN_PLAY[index], state), endings));
          const [all, fewer] = [correlatedChance(endings, wins), correlatedChance(endings, wins.slice(1))];
          if (all.state === 'possible' && fewer.state === 'possible') expect(all.chance).toBeLessThan(fewer.chance);
        },
      ),
      { numRuns: runs(60, 600) },
    );
  });

  it.each([
    ['home wins, away wins', ['M/H', 'M/C'], 'contradiction'],
    ['home wins, away keeps a clean sheet', ['M/H', 'CS/C'], 'contradiction'],
    ['both score, under 1.5', ['TS/yes', 'OU/under 1.5'], 'contradiction'],
    ['1-0 at half-time, no goal in the match', ['HPD/1-0', 'T/0-1', 'EO/even'], 'contradiction'],
    ['home wins, home or draw', ['M/H', 'DC/HN'], 'implied'],
    ['2-1, over 2.5', ['PD/2-1', 'OU/over 2.5'], 'implied'],
    ['home wins, under 1.5, home keeps a clean sheet', ['M/H', 'OU/under 1.5', 'CS/H'], 'implied'],
    ['the same twice', ['M/H', 'M/H'], 'implied'],
    ['home wins, over 2.5', ['M/H', 'OU/over 2.5'], 'possible'],
    ['home wins, both score, the half is level', ['M/H', 'TS/yes', 'HM/N'], 'possible'],
  ])('%s', (_name, names, expected) => {
    const { course, state, at } = aMoment({ match: 3, minute: -1, home: 0, away: 0 });
    const endings = jointEndings(course, state, at);
    const together = correlatedChance(
      endings,
      names.map((name) => winsOf(named(name), endings)),
    );
    expect(together.state === 'refused' ? together.reason : together.state).toBe(expected);
  });

  it.each([
    ['R', '-0.5', null],
    ['R', '0.5', null],
    ['R', '0', 'line'],
    ['R', '-1', 'line'],
    ['R', '-0.75', 'line'],
    ['OU', '2.5', null],
    ['OU', '3', 'line'],
    ['OU', '2.25', 'line'],
    ['W3', '-1', null],
    ['DNB', null, 'not-offered'],
    ['F', null, 'not-offered'],
    ['BH', null, 'not-offered'],
    ['ARG', null, 'not-offered'],
    ['AOU', '0.5', 'not-offered'],
    ['M', null, null],
  ])('takes only what is won or lost: %s at %s', (code, line, refusal) => {
    const rule = marketRule(code);
    if (!rule) throw new TypeError(code);
    expect(legRefusal({ rule, line: line === null ? null : (parseDecimal(line) ?? null) })).toBe(refusal);
  });

  it('takes no corners and no cards', () => {
    for (const counted of ['corners', 'cards'] as const) {
      const rule = marketRule('OU', 'FT', counted);
      expect(rule && legRefusal({ rule, line: rational(5n, 2n) })).toBe('not-offered');
    }
  });
});

function aMoment({ match, minute, home, away }: { match: number; minute: number; home: number; away: number }): {
  course: Course;
  state: MatchState;
  at: number;
} {
  const course = aCourseOf('FT', match, { kind: 'scripted' });
  if (minute < 0) return { course, state: matchStateAt(course, [], -1), at: 0 };
  const at = minute * MINUTE;
  const score: MatchEvent = { kind: 'score', score: { home, away }, half: null, at, seenAt: at };
  return { course, state: matchStateAt(course, [score], at), at };
}

function legsOf(codes: readonly string[]): readonly BuilderLeg[] {
  return codes.flatMap((code) => {
    const rule = marketRule(code);
    if (!rule) throw new TypeError(code);
    const kind = rule.settlement.kind;
    const lines =
      kind === 'total'
        ? ['0.5', '1.5', '2.5', '4.5']
        : kind === 'handicap'
          ? ['-1.5', '-0.5', '0.5', '1.5']
          : kind === 'three-way'
            ? ['-1']
            : [null];
    return lines.flatMap((line) =>
      [...rule.sides.values()].map((side): BuilderLeg => ({
        rule,
        side,
        line: line === null ? null : (parseDecimal(line) ?? null),
        scoreAtBet: null,
      })),
    );
  });
}

function named(name: string): BuilderLeg {
  const [code = '', rest = ''] = name.split('/');
  const [side, line] = rest.split(' ');
  const leg = BEFORE.find(
    (each) =>
      each.rule.code === code &&
      each.side === side &&
      (line === undefined || JSON.stringify(parseDecimal(line), text) === JSON.stringify(each.line, text)),
  );
  if (!leg) throw new TypeError(name);
  return leg;
}

function text(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

function taken(leg: BuilderLeg | undefined, { score }: MatchState): BuilderLeg {
  if (!leg) throw new TypeError('no leg');
  return { ...leg, scoreAtBet: score };
}

function gradeOf({ rule, side, line, scoreAtBet }: BuilderLeg, { half, final }: JointEnding): string {
  return gradeSelection({ rule, side, line, scoreAtBet }, { state: 'finished', half, final });
}

function sumOf(endings: readonly JointEnding[]): number {
  return endings.reduce((sum, { probability }) => sum + probability, 0);
}
