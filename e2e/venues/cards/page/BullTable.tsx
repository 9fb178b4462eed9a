import { useRef, useState } from 'react';
import { toFen, toYuan } from '../../kit/page/money';
import { useAnnounce, useSound, useTexts, VenueFrame, type Session } from '../../kit/react';
import { bullAnswerSchema, type BullAnswer, type CardState, type WireBullRound } from '../protocol';
import { MOST } from '../engine/bull/rank';
import { CardRow } from './CardRow';
import { describeEnd, describeNotice } from './describe';
import { Fairness } from './Fairness';
import { Places } from './HandTable';
import { History } from './History';
import { BullRules } from './Rules';
import { StakeBar } from './StakeBar';
import type { Texts } from './texts';
import { useAreCardsTurned } from './useAreCardsTurned';
import { usePlay } from './usePlay';

const RESERVES = Number(MOST);

/** Shows the table of 牛牛: the dealer's five cards above, the player's below. */
export function BullTable({ session }: { readonly session: Session<CardState> }) {
  const texts = useTexts<Texts>();
  const announce = useAnnounce();
  const sound = useSound();
  const { state } = session;
  const [round, setRound] = useState<WireBullRound | null>(null);
  const show = (next: WireBullRound): void => {
    setRound(next);
    const [staked, payout] = [toFen(next.reserved), toFen(next.payout)];
    const text = endOf(next, texts);
    sound.play(payout > staked ? (next.multiplier > 2 ? 'bigWin' : 'win') : 'lose');
    announce(`${texts.table.player} ${texts.bull[next.player.bull]}，${texts.table.dealer} ${texts.bull[next.house.bull]}，${text}`);
    play.remember({ at: next.at, roundId: next.roundId, staked, payout, text, check: checkOf(next, state.game.gameCode) });
  };
  const play = usePlay<Extract<BullAnswer, { outcome: 'played' }>>(
    session,
    bullAnswerSchema,
    ({ round: next }) => show(next),
    () => setRound(null),
  );
  const stake = play.kept.stake ?? toFen(state.chips[2] ?? state.limits.min);
  const felt = useRef<HTMLElement>(null);
  const isTurned = useAreCardsTurned(felt, round?.roundId ?? '');
  const told = isTurned ? round : null;
  const message = describeNotice(play, stake * RESERVES, texts);
  return (
    <VenueFrame
      session={session}
      rules={<BullRules rtp={state.rtp} />}
      history={<History rounds={play.kept.history} />}
      check={round === null ? {} : checkOf(round, state.game.gameCode)}
    >
      <div className="table">
        <section ref={felt} className="felt" aria-label={texts.table.label}>
          <BullSeat
            name={texts.table.dealer}
            hand={round?.house ?? null}
            roundId={round?.roundId ?? ''}
            isTurned={isTurned}
            isWinner={told?.isWon === false}
          />
          <p className="motto">{texts.table.motto_bull}</p>
          <BullSeat
            name={texts.table.player}
            hand={round?.player ?? null}
            roundId={round?.roundId ?? ''}
            isTurned={isTurned}
            isWinner={told?.isWon === true}
          />
          <p className={`result ${told?.isWon === true ? 'won' : 'quiet'}`} role={play.notice === null ? undefined : 'alert'}>
            {message ?? (told === null ? '' : endOf(told, texts))}
          </p>
        </section>
        <StakeBar
          session={session}
          play={play}
          stake={stake}
          reserves={RESERVES}
          isAgain={round !== null}
          onDeal={() => play.send('/api/bull', { roundId: state.next.roundId, stake: toYuan(stake), playerSeed: play.kept.playerSeed })}
        />
        <Fairness commitment={state.next.commitment} play={play} isOpen={false} />
      </div>
    </VenueFrame>
  );
}

interface BullSeatProps {
  readonly name: string;
  readonly hand: WireBullRound['player'] | null;
  readonly roundId: string;
  readonly isTurned: boolean;
  readonly isWinner: boolean;
}

function BullSeat({ name, hand, roundId, isTurned, isWinner }: BullSeatProps) {
  const texts = useTexts<Texts>();
  const isParted = hand !== null && hand.bull !== 'none' && hand.bull !== 'small';
  return (
    <div className={isWinner ? 'seat winner' : 'seat'}>
      <h2>
        {name}
        {hand === null || !isTurned ? null : <span className="total">{texts.bull[hand.bull]}</span>}
        {isWinner ? <span className="outcome win">{texts.outcome.win}</span> : null}
      </h2>
      {hand === null ? <Places count={5} /> : <CardRow key={roundId} label={name} cards={hand.cards} isParted={isParted} />}
    </div>
  );
}

/** Describes the result relative to the reserve: winnings after commission, or the loss. */
function endOf({ reserved, payout }: WireBullRound, texts: Texts): string {
  const result = toFen(payout) - toFen(reserved);
  return describeEnd(Math.max(0, -result), Math.max(0, result), texts).text;
}

function checkOf({ roundId, seed, playerSeed, commitment }: WireBullRound, gameCode: string): Record<string, string> {
  if (seed === '') return { game: gameCode };
  return { game: gameCode, round: roundId, seed, playerSeed, commitment };
}
