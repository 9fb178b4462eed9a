import { fill } from '../../kit/page/language';
import { useLocal, useTexts } from '../../kit/react';
import type { WireMarket, WireMatch } from '../protocol';
import { nameMarket, namePick, writeHandicap, writeLine, type Texts } from '../words';
import { PriceButton } from './PriceButton';
import type { SlipModel } from './useSlip';

interface MarketRowProps {
  readonly match: WireMatch;
  readonly market: WireMarket;
  readonly slip: SlipModel;
  readonly isLost: boolean;
  /** True on the board, where names are already next to the buttons. */
  readonly isShort?: boolean;
}

export function MarketRow({ match, market, slip, isLost, isShort = false }: MarketRowProps) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const teams = { home: local(match.home.name), away: local(match.away.name) };
  const name = nameMarket(texts, { market: market.kind, map: market.map }, match.title);
  const context = `${fill(texts.board.versus, teams)} ${name}`;
  return (
    <div role="group" className="es-market" data-kind={market.kind} aria-label={context}>
      <h3>
        <span>{name}</span>
        {isShort || market.returns === null ? null : <small>{fill(texts.board.returns, { percent: market.returns })}</small>}
      </h3>
      <div className="es-offers">
        {(isShort ? drawLast(market.offers) : market.offers).map((offer) => (
          <PriceButton
            key={offer.key}
            label={isShort ? shortPick(texts, offer) : namePick(texts, offer, teams)}
            context={isShort ? `${context} ${namePick(texts, offer, teams)}` : context}
            price={offer.price}
            isPicked={slip.isPicked(match.matchId, offer.key)}
            isDisabled={isLost || slip.isPlacing}
            onPress={() => slip.toggle({ matchId: match.matchId, key: offer.key, price: offer.price })}
          />
        ))}
      </div>
    </div>
  );
}

/** Moves the draw to the end, so that each side is next to its own price. */
function drawLast(offers: WireMarket['offers']): WireMarket['offers'] {
  return [...offers.filter(({ pick }) => pick !== 'draw'), ...offers.filter(({ pick }) => pick === 'draw')];
}

/** Returns the short label for a narrow column: only the line, or the side as one character. */
function shortPick(texts: Texts, { market, pick, line }: WireMarket['offers'][number]): string {
  if (pick === 'home' || pick === 'away') {
    return market === 'handicap' || market === 'goal_handicap' ? writeHandicap(line) : texts.short[pick];
  }
  if (pick === 'over' || pick === 'under') return fill(texts.pick[pick], { line: writeLine(line) });
  return pick === 'draw' ? texts.pick.draw : pick;
}
