import { useState } from 'react';
import { fill } from '../../../kit/page/language';
import { toFen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { useAnnounce, useTexts, type Session } from '../../../kit/react';
import { selectionsOf } from '../../engine/rules';
import { nameLine, type Texts } from '../../names';
import { cancelAnswerSchema, type TableState, type WireBet } from '../../protocol';

/** Number of lines of a slip that are named; the others are only counted. */
const NAMED_LINES = 3;

/**
 * Lists the player's slips: open, won, lost and returned. Slips in periods that are not closed can be canceled here.
 */
export function BetsPanel({ session }: { readonly session: Session<TableState> }) {
  const texts = useTexts<Texts>();
  const announce = useAnnounce();
  const [notice, setNotice] = useState<string | null>(null);
  const { bets, game } = session.state;
  const tell = (text: string): void => {
    setNotice(text);
    announce(text);
  };
  const cancel = async (slipId: string): Promise<void> => {
    const answer = await session.ask(cancelAnswerSchema, '/api/cancel', { slipId });
    if (answer.kind === 'answered') {
      session.update(answer.data.state);
      tell(answer.data.returned > 0 ? fill(texts.bets.cancelled, { count: answer.data.returned }) : texts.bets.cancel_late);
    } else tell(texts.bets.cancel_unknown);
  };
  return (
    <section className="bets panel" aria-label={texts.bets.title}>
      <header className="panel-head">
        <h2>{texts.bets.title}</h2>
      </header>
      {notice === null ? null : <p className="slip-notice">{notice}</p>}
      {bets.length === 0 ? <p className="quiet">{texts.bets.empty}</p> : null}
      <ul className="bet-list">
        {bets.map((bet) => (
          <li key={bet.roundId} data-state={stateOf(bet)}>
            <div className="bet-head">
              <span className="bet-period">{bet.period}</span>
              <span className="bet-state">{describeState(bet, texts)}</span>
            </div>
            <p className="bet-lines">{describeLines(bet, game.kind, texts)}</p>
            <div className="bet-foot">
              <span translate="no">{showMoney(toFen(bet.total))}</span>
              {bet.isCancellable ? (
                <button
                  type="button"
                  className="text-button"
                  aria-label={`${texts.bets.cancel} ${bet.period}`}
                  onClick={() => void cancel(bet.slipId)}
                >
                  {texts.bets.cancel}
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, payout }: WireBet): 'open' | 'won' | 'lost' | 'returned' {
  if (state !== 'settled') return state;
  return toFen(payout) > 0 ? 'won' : 'lost';
}

function describeState(bet: WireBet, { bets }: Texts): string {
  return fill(bets[stateOf(bet)], { amount: showMoney(toFen(bet.payout)) });
}

/** Keeps a pick and its price on one line. */
const UNBROKEN = '\u00A0';

function describeLines({ lines, yearSign }: WireBet, kind: TableState['game']['kind'], texts: Texts): string {
  const selections = selectionsOf(kind, yearSign);
  const named = lines.slice(0, NAMED_LINES).flatMap(({ id, price }) => {
    const selection = selections.get(id);
    return selection === undefined ? [] : [`${nameLine(kind, selection, texts)} @${price}`.replaceAll(' ', UNBROKEN)];
  });
  const more = lines.length > NAMED_LINES ? ` ${fill(texts.bets.more, { count: lines.length })}` : '';
  return `${named.join('；')}${more}`;
}
