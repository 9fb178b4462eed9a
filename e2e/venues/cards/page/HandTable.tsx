import { useRef, useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen, toYuan } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useAnnounce, useSound, useTexts, VenueFrame, type Session } from '../../kit/react';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import { handAnswerSchema, type CardState, type HandAnswer, type WireHand } from '../protocol';
import { ActionBar } from './ActionBar';
import { CardRow } from './CardRow';
import { describeEnd, describeNotice, describeTotal } from './describe';
import { Fairness } from './Fairness';
import { History } from './History';
import { HandRules } from './Rules';
import { StakeBar } from './StakeBar';
import type { Texts } from './texts';
import { useAreCardsTurned } from './useAreCardsTurned';
import { usePlay } from './usePlay';

/** Shows the table of 21: the dealer's cards above, the player's one or two hands below, and the allowed actions. */
export function HandTable({ session }: { readonly session: Session<CardState> }) {
  const texts = useTexts<Texts>();
  const announce = useAnnounce();
  const sound = useSound();
  const { state } = session;
  const [hand, setHand] = useState<WireHand | null>(state.hand);
  const show = (next: WireHand): void => {
    setHand(next);
    if (next.end === null) {
      sound.play('deal');
      announce(
        next.phase === 'insurance' ? texts.result.insurance_asked : next.hands.map(({ cards }) => describeTotal(cards, texts)).join('，'),
      );
      return;
    }
    const [staked, payout] = [toFen(next.staked), toFen(next.end.payout)];
    const { text } = describeEnd(staked, payout, texts);
    sound.play(payout > staked ? 'win' : payout < staked ? 'lose' : 'flip');
    announce(`${texts.table.dealer} ${describeTotal(next.dealer, texts)}，${text}`);
    play.remember({ at: next.end.at, roundId: next.roundId, staked, payout, text, check: checkOf(next, state.game.gameCode, texts) });
  };
  const play = usePlay<Extract<HandAnswer, { outcome: 'played' }>>(
    session,
    handAnswerSchema,
    ({ hand: next }) => show(next),
    (fresh) => setHand(fresh.hand),
  );
  const stake = play.kept.stake ?? toFen(state.chips[1] ?? state.limits.min);
  const isOpen = hand !== null && hand.end === null;
  const felt = useRef<HTMLElement>(null);
  const isTurned = useAreCardsTurned(felt, JSON.stringify([hand?.roundId, hand?.dealer, hand?.hands.map(({ cards }) => cards)]));
  const end = hand?.end ? describeEnd(toFen(hand.staked), toFen(hand.end.payout), texts) : null;
  const message = describeNotice(play, isOpen ? toFen(hand.stake) : stake, texts);

  return (
    <VenueFrame
      session={session}
      rules={<HandRules rtp={state.rtp} />}
      history={<History rounds={play.kept.history} />}
      check={hand?.end ? checkOf(hand, state.game.gameCode, texts) : {}}
    >
      <div className="table">
        <section ref={felt} className="felt" aria-label={texts.table.label}>
          <div className="seat">
            <h2>
              {texts.table.dealer}
              {hand === null || !isTurned ? null : (
                <span className="total">
                  {hand.end === null ? fill(texts.table.shows, { total: pointsShown(hand) }) : describeTotal(hand.dealer, texts)}
                </span>
              )}
            </h2>
            {hand === null ? (
              <Places count={2} />
            ) : (
              <CardRow label={texts.table.dealer} cards={hand.dealer} hidden={hand.end === null ? 1 : 0} />
            )}
          </div>
          <p className="motto">{texts.table.motto_21}</p>
          <div className="hands">
            {hand === null ? (
              <Places count={2} />
            ) : (
              hand.hands.map((own, place) => (
                <PlayedHand
                  key={place}
                  hand={hand}
                  place={place}
                  isActive={hand.phase === 'acting' && hand.active === place}
                  isTurned={isTurned}
                  own={own}
                />
              ))
            )}
          </div>
          <p className={`result ${(isTurned && end?.tone) || 'quiet'}`} role={play.notice === null ? undefined : 'alert'}>
            {message ?? (isTurned ? end?.text : '') ?? (hand?.phase === 'insurance' ? texts.result.insurance_asked : '')}
          </p>
        </section>
        {isOpen ? (
          <ActionBar hand={hand} play={play} balance={session.balance} />
        ) : (
          <StakeBar
            session={session}
            play={play}
            stake={stake}
            reserves={1}
            isAgain={hand !== null}
            onDeal={() => play.send('/api/deal', { roundId: state.next.roundId, stake: toYuan(stake), playerSeed: play.kept.playerSeed })}
          />
        )}
        <Fairness commitment={isOpen ? hand.commitment : state.next.commitment} play={play} isOpen={isOpen} />
      </div>
    </VenueFrame>
  );
}

interface PlayedHandProps {
  readonly hand: WireHand;
  readonly own: WireHand['hands'][number];
  readonly place: number;
  readonly isActive: boolean;
  readonly isTurned: boolean;
}

function PlayedHand({ hand, own, place, isActive, isTurned }: PlayedHandProps) {
  const texts = useTexts<Texts>();
  const name = hand.hands.length === 1 ? texts.table.hand : place === 0 ? texts.table.first_hand : texts.table.second_hand;
  return (
    <div className={isActive ? 'seat active' : 'seat'} aria-current={isActive}>
      <CardRow label={name} cards={own.cards} />
      <h2>
        {name}
        {isTurned && <span className="total">{describeTotal(own.cards, texts)}</span>}
        {own.result === null || !isTurned ? null : (
          <span className={`outcome ${own.result.outcome}`}>{texts.outcome[own.result.outcome]}</span>
        )}
      </h2>
      <p className="bet">
        <span translate="no">{showMoney(toFen(own.stake))}</span>
        {hand.insurance === null || place > 0 ? null : (
          <span>{`　${fill(texts.table.insured, { amount: showMoney(toFen(hand.insurance.stake)) })}`}</span>
        )}
      </p>
    </div>
  );
}

export function Places({ count }: { readonly count: number }) {
  return (
    <div className="row" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="row-card place" />
      ))}
    </div>
  );
}

function pointsShown({ dealer }: WireHand): number {
  const rank = dealer[0]?.rank ?? 0;
  return rank === 1 ? 11 : Math.min(rank, 10);
}

/** Returns the parameters of the check page, once the round is over. */
function checkOf({ roundId, end, playerSeed, actions }: WireHand, gameCode: string, texts: Texts): Record<string, string> {
  const seed = end?.seed ?? '';
  return {
    game: gameCode,
    round: roundId,
    seed,
    playerSeed,
    commitment: commitmentOf(seed),
    input: actions.map((each) => texts.action[each]).join('、'),
  };
}
