import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useLocal, useTexts } from '../../kit/react';
import type { WireBet, WireBetLeg } from '../protocol';
import { nameMarket, namePick, writeScore, type Texts } from '../words';

interface OwnBetsProps {
  readonly bets: readonly WireBet[];
  /** True to include all settled bets. */
  readonly isWhole?: boolean;
}

const SETTLED_SHOWN = 3;

/** Lists the player's open bets and settled ones; next to the slip only the last settled ones. */
export function OwnBets({ bets, isWhole = false }: OwnBetsProps) {
  const texts = useTexts<Texts>();
  const open = bets.filter(({ payout }) => payout === null);
  const settled = bets.filter(({ payout }) => payout !== null).slice(0, isWhole ? undefined : SETTLED_SHOWN);
  if (bets.length === 0 && !isWhole) return null;
  return (
    <section className="es-bets" aria-label={texts.board.bets}>
      <h2>{texts.board.bets}</h2>
      {bets.length === 0 ? <p className="es-empty">{texts.bets.none}</p> : null}
      <BetList title={texts.bets.open} bets={open} />
      <BetList title={texts.bets.settled} bets={settled} />
      <p className="es-hint">{texts.bets.older}</p>
    </section>
  );
}

function BetList({ title, bets }: { readonly title: string; readonly bets: readonly WireBet[] }) {
  const texts = useTexts<Texts>();
  if (bets.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {bets.map(({ roundId, stake, potential, payout, legs }) => (
          <li key={roundId} data-settled={payout === null ? undefined : toFen(payout) > 0 ? 'won' : 'lost'}>
            {legs.map((leg) => (
              <BetLeg key={leg.matchId} leg={leg} />
            ))}
            <p className="es-bet-money">
              <span>{fill(texts.bets.stake, { amount: showMoney(toFen(stake)) })}</span>
              <b>
                {payout === null
                  ? fill(texts.bets.potential, { amount: showMoney(toFen(potential)) })
                  : fill(texts.bets.payout, { amount: showMoney(toFen(payout)) })}
              </b>
            </p>
            <p className="es-hint">{fill(texts.bets.id, { id: roundId.slice(0, 8) })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function BetLeg({ leg }: { readonly leg: WireBetLeg }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const teams = { home: local(leg.home.name), away: local(leg.away.name) };
  return (
    <div className="es-bet-leg" data-result={leg.result ?? 'open'}>
      <p>
        <b>{namePick(texts, leg, teams)}</b> <span>@{leg.price}</span> <em>{texts.outcome[leg.result ?? 'open']}</em>
      </p>
      <p className="es-pick-of">
        {nameMarket(texts, leg, leg.title)} · {fill(texts.board.versus, teams)} · {fill(texts.bets.score, { score: writeScore(leg.score) })}
        {leg.market === 'goal_handicap' ? ` · ${fill(texts.bets.at_bet, { score: writeScore(leg.atBet) })}` : ''}
      </p>
    </div>
  );
}
