import fc from 'fast-check';
import { COUNTED_CODES } from '@site/platform/sportsbook/markets/footballMarkets';
import { handicapLine, NO_LINE, totalLine, type WireLine } from '@site/platform/sportsbook/markets/line';
import { marketRule, type MarketRule } from '@site/platform/sportsbook/markets/marketRules';
import { sum, type GradedCase } from './gradedCase';

/** Football markets that a score decides. */
export const FOOTBALL_CODES =
  `R RE HR HRE OU ROU HOU HROU OUH OUC ROUH ROUC M RM HM HRM DNB DC RDC W3 EO REO HEO HREO TS RTS HTS T RT HT HRT PD RPD HPD HRPD F RF`.split(
    ' ',
  );

const GOALS = FOOTBALL_CODES.flatMap((code) => selectionsOf(marketRule(code)));
const COUNTED = (['corners', 'cards'] as const).flatMap((of) =>
  COUNTED_CODES.flatMap((code) => selectionsOf(marketRule(code, 'FT', of)).map((selection) => ({ ...selection, of }))),
);

const goals = fc.record({ home: fc.nat(3), away: fc.nat(3) });

/**
 * Football bet, virtual football included, on goals, corners or cards: placed at any score, with any final score, on a
 * finished or an abandoned match.
 */
export const aFootballCase: fc.Arbitrary<GradedCase> = fc
  .record({
    selection: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...GOALS) }, fc.constantFrom(...COUNTED)),
    sport: fc.constantFrom('football' as const, 'football' as const, 'virtual-football' as const),
    quarters: fc.integer({ min: -10, max: 10 }),
    bet: goals,
    first: goals,
    second: goals,
    ended: fc.constantFrom('finished', 'finished', 'abandoned', 'abandoned in the first half'),
  })
  .map(({ selection, sport, quarters, bet, first, second, ended }): GradedCase => {
    const half = sum([bet, first]);
    const isHalfOver = ended !== 'abandoned in the first half';
    const counted = { half: isHalfOver ? half : null, final: isHalfOver ? sum([half, second]) : half };
    const state = ended === 'finished' ? 'finished' : 'abandoned';
    return {
      ...selection,
      sport,
      line: aLine(selection.rule, quarters),
      scoreAtBet: bet,
      end:
        'of' in selection
          ? { state, half: counted.half && { home: 0, away: 0 }, final: { home: 0, away: 0 }, facts: { [selection.of]: counted } }
          : { state, ...counted },
      reached: { match: counted.final, half: counted.half ?? undefined },
    };
  });

function selectionsOf(rule: MarketRule | undefined): readonly { readonly rule: MarketRule; readonly r: string }[] {
  return rule ? [...rule.sides.keys()].map((r) => ({ rule, r })) : [];
}

function aLine({ settlement }: MarketRule, quarters: number): WireLine {
  switch (settlement.kind) {
    case 'handicap':
      return handicapLine(quarters);
    case 'total':
      return totalLine(Math.abs(quarters) + 1);
    case 'three-way':
      return handicapLine(4 * Math.max(1, Math.abs(quarters) % 3));
    default:
      return NO_LINE;
  }
}
