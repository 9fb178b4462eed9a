import { cutText } from '@site/shared/input/cutText';
import { shanghaiTime } from '@site/shared/calendar';
import { useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { CheckLink, useTexts, type Session } from '../../kit/react';
import { FIELDS } from '../engine/bets';
import { roundNameIn, shoeNameIn } from '../names';
import { shoeSchema, type Settled, type TableState, type WireShoe } from '../protocol';
import type { Texts } from './texts';

/** Lists the player's last rounds, and lets anyone check a round of the venue. */
export function History({ session }: { readonly session: Session<TableState> }) {
  const texts = useTexts<Texts>();
  const { settled } = session.state;
  return (
    <>
      <section>
        <h3>{texts.history.title}</h3>
        {settled.length === 0 ? (
          <p>{texts.history.empty}</p>
        ) : (
          <ul className="b-history">
            {settled.map((round) => (
              <Entry key={round.roundId} round={round} />
            ))}
          </ul>
        )}
        <p>{texts.history.hint}</p>
      </section>
      <SeedFinder session={session} />
    </>
  );
}

function Entry({ round: { round, bets, stake, payout, outcome, at } }: { readonly round: Settled }) {
  const texts = useTexts<Texts>();
  return (
    <li>
      <span>{shanghaiTime(at).time}</span>
      <span data-side={outcome.winner}>
        {fill(texts.report.summary, { winner: texts.winner[outcome.winner], player: outcome.playerTotal, banker: outcome.bankerTotal })}
      </span>
      <span>
        {FIELDS.flatMap((field) => (bets[field] === undefined ? [] : [`${texts.field[field]} ${showMoney(toFen(bets[field]))}`])).join(
          texts.table.comma,
        )}
      </span>
      <span>{fill(texts.report.paid, { stake: showMoney(toFen(stake)), payout: showMoney(toFen(payout)) })}</span>
      <small>{round}</small>
    </li>
  );
}

type Found = { readonly kind: 'found'; readonly shoe: WireShoe } | { readonly kind: 'none' | 'lost' };

/** Requests the seed of a shoe, and links to the page that recomputes the round. */
function SeedFinder({ session }: { readonly session: Session<TableState> }) {
  const texts = useTexts<Texts>();
  const [round, setRound] = useState(session.state.settled[0]?.round ?? '');
  const [found, setFound] = useState<Found | null>(null);
  const find = async (): Promise<void> => {
    const answer = await session.ask(shoeSchema, '/api/shoe', { shoe: shoeNameIn(round) });
    if (answer.kind === 'answered') setFound({ kind: 'found', shoe: answer.data });
    else setFound({ kind: answer.kind === 'lost' ? 'lost' : 'none' });
  };
  return (
    <section className="b-seed">
      <h3>{texts.check.title}</h3>
      <p>{texts.check.text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label>
          <span>{texts.check.round}</span>
          <input
            value={round}
            onChange={({ target }) => setRound(cutText(target.value, 40))}
            required
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="v-ghost-button">
          {texts.check.find}
        </button>
      </form>
      <div aria-live="polite">
        {found === null ? null : found.kind === 'found' ? (
          <>
            <p className="b-hash">{fill(texts.rules.commitment, { shoe: found.shoe.shoe, commitment: found.shoe.commitment })}</p>
            {found.shoe.seed === null ? (
              <p>{texts.check.in_play}</p>
            ) : (
              <>
                <p className="b-hash">{fill(texts.check.seed, { seed: found.shoe.seed })}</p>
                <CheckLink className="b-link" params={checkOf(found.shoe, roundNameIn(round))}>
                  {texts.check.open}
                </CheckLink>
              </>
            )}
          </>
        ) : (
          <p>{texts.check[found.kind]}</p>
        )}
      </div>
    </section>
  );
}

function checkOf({ shoe, commitment, seed }: WireShoe, round: string): Record<string, string> {
  return { game: shoe.split('-').slice(0, 2).join('-'), round, seed: seed ?? '', commitment };
}
