import { rankOf, suitOf, type Card, type Suit } from '../../engine/cards';
import { useTexts } from '../../../kit/react';
import type { Texts } from '../texts';
import { isRed, PIPS, SUIT_PATHS } from './suits';

/** A card, face up. */
export function PlayingCard({ card, isThird = false }: { readonly card: Card; readonly isThird?: boolean }) {
  const texts = useTexts<Texts>();
  const [suit, rank] = [suitOf(card), rankOf(card)];
  return (
    <li className="b-card" data-third={isThird}>
      <svg viewBox="0 0 100 140" role="img" aria-label={`${texts.suit[suit]}${rank}`} className={isRed(suit) ? 'b-red' : 'b-black'}>
        <rect className="b-card-paper" x="1" y="1" width="98" height="138" rx="9" />
        <Corner suit={suit} rank={rank} />
        <g transform="rotate(180 50 70)">
          <Corner suit={suit} rank={rank} />
        </g>
        <Face suit={suit} rank={rank} />
      </svg>
    </li>
  );
}

interface FaceProps {
  readonly suit: Suit;
  readonly rank: string;
}

function Corner({ suit, rank }: FaceProps) {
  return (
    <g>
      <text
        className="b-rank"
        x="12"
        y="23"
        textAnchor="middle"
        textLength={rank === '10' ? 18 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {rank}
      </text>
      <Pip suit={suit} x={12} y={34} size={12} />
    </g>
  );
}

/** The pips; one large pip for an ace; for a picture its letter between two pips in a gilt frame. */
function Face({ suit, rank }: FaceProps) {
  const pips = PIPS[rank];
  if (pips !== undefined) {
    return pips.map(([x, y]) => <Pip key={`${String(x)}:${String(y)}`} suit={suit} x={x} y={y} size={20} isUpsideDown={y > 70} />);
  }
  if (rank === 'A') return <Pip suit={suit} x={50} y={70} size={52} />;
  return (
    <g>
      <rect className="b-court" x="25" y="22" width="50" height="96" rx="4" />
      <path className="b-court-line" d="M25 46 L50 22 L75 46 M25 94 L50 118 L75 94" />
      <path className="b-crown" d="M36 40 L34 29 L43 35 L50 26 L57 35 L66 29 L64 40 Z" />
      <path className="b-crown" d="M36 100 L34 111 L43 105 L50 114 L57 105 L66 111 L64 100 Z" />
      <text className="b-court-rank" x="50" y="84" textAnchor="middle">
        {rank}
      </text>
      <Pip suit={suit} x={36} y={56} size={12} />
      <Pip suit={suit} x={64} y={84} size={12} isUpsideDown />
    </g>
  );
}

interface PipProps {
  readonly suit: Suit;
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isUpsideDown?: boolean;
}

function Pip({ suit, x, y, size, isUpsideDown = false }: PipProps) {
  const scale = size / 24;
  const turned = isUpsideDown ? ' rotate(180 12 12)' : '';
  return (
    <path d={SUIT_PATHS[suit]} transform={`translate(${String(x - size / 2)} ${String(y - size / 2)}) scale(${String(scale)})${turned}`} />
  );
}
