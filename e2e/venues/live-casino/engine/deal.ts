import { rankOf, pointsOf, totalOf, type Card } from './cards';
import { bankerDraws, NATURAL, playerDraws } from './thirdCards';

/** Two or three cards for each side, in deal order. */
export interface Hands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export type Winner = 'banker' | 'player' | 'tie';

export interface Outcome extends Hands {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: Winner;
  /** True when the side's first two cards have the same rank. */
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/**
 * Deals one round from the top of these cards by the full third-card rules: player, banker, player, banker, then the
 * third cards.
 *
 * @throws RangeError when there are fewer cards than the round needs; six are always enough
 */
export function dealRound(cards: readonly Card[]): Outcome {
  const at = (index: number): Card => {
    const card = cards[index];
    if (card === undefined) throw new RangeError('the round needs more cards');
    return card;
  };
  const player = [at(0), at(2)];
  const banker = [at(1), at(3)];
  const isNatural = totalOf(player) >= NATURAL || totalOf(banker) >= NATURAL;
  if (!isNatural && playerDraws(totalOf(player))) player.push(at(4));
  const third = player[2] === undefined ? null : pointsOf(player[2]);
  if (!isNatural && bankerDraws(totalOf(banker), third)) banker.push(at(player.length + 2));
  return judge({ player, banker });
}

/** Returns the number of cards that a round takes from the shoe. */
export function cardsIn({ player, banker }: Hands): number {
  return player.length + banker.length;
}

function judge({ player, banker }: Hands): Outcome {
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  return {
    player,
    banker,
    playerTotal,
    bankerTotal,
    winner: winnerOf(playerTotal, bankerTotal),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
}

function winnerOf(playerTotal: number, bankerTotal: number): Winner {
  if (playerTotal === bankerTotal) return 'tie';
  return playerTotal > bankerTotal ? 'player' : 'banker';
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}
