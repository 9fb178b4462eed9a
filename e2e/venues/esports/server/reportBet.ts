import { type Fen, formatYuan } from '../../kit/money';
import { showMoney } from '../../kit/showMoney';
import type { RoundPromise, RoundProof, RoundReport } from '../../kit/operator';
import { fill, type Language } from '../../kit/page/language';
import type { LocalName } from '../../kit/protocol';
import { isEsports } from '../engine';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import { nameMarket, namePick, writeScore, type Texts } from '../words';
import type { LegNow } from './bet';
import type { Matches } from './createMatches';
import { scoreNow, writePrice } from './wire';

/**
 * Builds the operator's record of a bet: each leg with its price and result, and the seed of each match that is over.
 */
export function reportBet(stake: Fen, legs: readonly LegNow[], payout: Fen, matches: Matches): RoundReport {
  const title = legs[0]?.fixture.title;
  return {
    summary: inBoth((texts) => {
      const result = payout === 0n ? texts.report.lost : fill(texts.report.won, { amount: showMoney(payout) });
      return legs.length === 1 ? fill(texts.report.single, { result }) : fill(texts.report.parlay, { count: legs.length, result });
    }),
    facts: [
      {
        label: inBoth(({ report }) => report.simulated),
        value: inBoth(({ notice }) => (title !== undefined && isEsports(title) ? notice.esports : notice.football)),
      },
      { label: inBoth(({ slip }) => slip.stake), value: inBoth(() => formatYuan(stake)) },
      ...legs.flatMap((leg) => [reportLeg(leg), reportSeed(leg, matches)]),
    ],
    proof: proofOf(legs, matches),
  };
}

function reportLeg(leg: LegNow): RoundReport['facts'][number] {
  const { fixture, selection, price, state, result } = leg;
  return {
    label: inBoth((texts, language) =>
      fill(texts.report.label, { match: nameMatch(leg, texts, language), market: nameMarket(texts, selection, fixture.title) }),
    ),
    value: inBoth((texts, language) =>
      fill(texts.report.leg, {
        pick: namePick(texts, selection, { home: fixture.home.name[language], away: fixture.away.name[language] }),
        price: writePrice(price),
        score: writeScore(scoreNow(fixture, state)),
        result: texts.outcome[result ?? 'open'],
      }),
    ),
  };
}

/** Reports the seed only when the match is over. A bet on one map, or a lost parlay, may be settled earlier. */
function reportSeed(leg: LegNow, matches: Matches): RoundReport['facts'][number] {
  const { fixture, state } = leg;
  const isOver = state.phase === 'over';
  return {
    label: inBoth((texts, language) => fill(texts.report.seed, { match: nameMatch(leg, texts, language) })),
    value: inBoth(({ report }) =>
      isOver ? matches.seedOf(fixture) : fill(report.seed_later, { commitment: matches.commitmentOf(fixture) }),
    ),
  };
}

/** Builds the proof of all matches in the bet; the page at `/check` recomputes each. */
function proofOf(legs: readonly LegNow[], matches: Matches): RoundProof | RoundPromise {
  const fixtures = [...new Map(legs.map(({ fixture }) => [fixture.matchId, fixture])).values()];
  const inOne = (write: (fixture: LegNow['fixture']) => string): string => fixtures.map(write).join('+');
  const promise = { commitment: inOne(matches.commitmentOf), round: inOne(({ matchId }) => matchId) };
  if (legs.every(({ state }) => state.phase === 'over')) return { ...promise, seed: inOne(matches.seedOf), playerSeed: '' };
  return { ...promise, toldAfter: inBoth(({ report }) => report.told_after) };
}

function nameMatch({ fixture: { home, away, matchId } }: LegNow, texts: Texts, language: Language): string {
  return `${fill(texts.board.versus, { home: home.name[language], away: away.name[language] })} ${matchId}`;
}

function inBoth(write: (texts: Texts, language: Language) => string): LocalName {
  return { 'zh-CN': write(zhCN, 'zh-CN'), 'zh-TW': write(zhTW, 'zh-TW') };
}
