import type { Market, MarketKind, MarketType } from '@site/shared/betting';

/** Tabs of a match in display order. Each market is in `all` and in one other tab. */
export const MARKET_TABS = ['all', 'main', 'half', 'goals', 'scores', 'corners', 'cards', 'windows', 'parts'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** Market with all its lines, main line first. */
export interface MarketBlock {
  readonly key: string;
  readonly type: MarketType;
  readonly lines: readonly Market[];
}

/** Market kinds in display order, most popular first. */
const KINDS: readonly MarketKind[] = [
  'champion',
  'handicap',
  'total',
  'result',
  'double-chance',
  'draw-no-bet',
  'three-way-handicap',
  'next-goal',
  'last-goal',
  'home-total',
  'away-total',
  'both-score',
  'goal-band',
  'odd-even',
  'clean-sheet',
  'win-to-nil',
  'win-from-behind',
  'correct-score',
  'half-full',
  'winning-margin',
];
const GOAL_KINDS: ReadonlySet<MarketKind> = new Set([
  'next-goal',
  'last-goal',
  'home-total',
  'away-total',
  'both-score',
  'goal-band',
  'odd-even',
  'clean-sheet',
  'win-to-nil',
]);
const SCORE_KINDS: ReadonlySet<MarketKind> = new Set(['correct-score', 'half-full', 'winning-margin']);

/** Returns the tab of a market besides `all`. */
export function tabOf({ kind, period, counts }: MarketType): Exclude<MarketTab, 'all'> {
  if (counts === 'corners' || counts === 'cards') return counts;
  if (period.startsWith('window-')) return 'windows';
  if (period === 'half' || period === 'second-half') return 'half';
  if (period !== 'match') return 'parts';
  if (SCORE_KINDS.has(kind)) return 'scores';
  return counts === 'goals' && GOAL_KINDS.has(kind) ? 'goals' : 'main';
}

/** Groups markets into blocks, sorted by tab, then kind, then period. */
export function marketBlocks(markets: readonly Market[]): readonly MarketBlock[] {
  const blocks = new Map<string, { key: string; type: MarketType; lines: Market[] }>();
  for (const market of markets) {
    const key = blockKey(market.type);
    const block = blocks.get(key);
    if (block) block.lines.push(market);
    else blocks.set(key, { key, type: market.type, lines: [market] });
  }
  return [...blocks.values()]
    .map((block) => ({ ...block, lines: block.lines.toSorted(byGameId) }))
    .toSorted(
      (a, b) =>
        MARKET_TABS.indexOf(tabOf(a.type)) - MARKET_TABS.indexOf(tabOf(b.type)) ||
        KINDS.indexOf(a.type.kind) - KINDS.indexOf(b.type.kind) ||
        a.type.counts.localeCompare(b.type.counts) ||
        a.type.period.localeCompare(b.type.period) ||
        (a.type.goal ?? 0) - (b.type.goal ?? 0),
    );
}

/** Number of selections above which a market takes a full row, like correct scores. */
const WIDE_FROM = 12;

export function isWide({ type, lines }: MarketBlock): boolean {
  return type.kind === 'correct-score' || lines.some(({ selections }) => selections.length > WIDE_FROM);
}

/** Returns the key that stores a market as a favourite. It is the same in every match, before the start and in play. */
export function favouriteKey({ kind, period, counts }: MarketType): string {
  return [kind, period, counts].join('/');
}

/**
 * Sorts favourites before the others; within both groups wide blocks come last, so that they leave no gaps above them.
 */
export function arrangeBlocks(blocks: readonly MarketBlock[], favourites: ReadonlySet<string>): readonly MarketBlock[] {
  const rank = (block: MarketBlock): number => (favourites.has(favouriteKey(block.type)) ? 0 : 2) + (isWide(block) ? 1 : 0);
  return blocks.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the tabs that have content. */
export function offeredTabs(blocks: readonly MarketBlock[]): readonly MarketTab[] {
  const offered = new Set<MarketTab>(blocks.map(({ type }) => tabOf(type)));
  return MARKET_TABS.filter((tab) => tab === 'all' || offered.has(tab));
}

function blockKey({ kind, period, counts, goal, isInPlay }: MarketType): string {
  return [kind, period, counts, goal ?? '', isInPlay ? 'in-play' : 'before'].join('/');
}

/** Sorts lines by game id, because the main line has the lowest one. */
function byGameId(a: Market, b: Market): number {
  return a.gameId.length - b.gameId.length || a.gameId.localeCompare(b.gameId);
}
