import type { Market, MarketKind, MarketType } from '@site/shared/betting';

/** The tabs of a match, in their order. Each market is in `all` and in one of the others. */
export const MARKET_TABS = ['all', 'main', 'half', 'goals', 'scores', 'corners', 'cards', 'windows', 'parts'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** One market with all its lines, the main one first. */
export interface MarketBlock {
  readonly key: string;
  readonly type: MarketType;
  readonly lines: readonly Market[];
}

/** Kinds in the order they are shown, the most wanted first. */
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
/** Kinds about goals beside the main markets. */
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

/** The tab of a market beside `all`. */
export function tabOf({ kind, period, counts }: MarketType): Exclude<MarketTab, 'all'> {
  if (counts === 'corners' || counts === 'cards') return counts;
  if (period.startsWith('window-')) return 'windows';
  if (period === 'half' || period === 'second-half') return 'half';
  if (period !== 'match') return 'parts';
  if (SCORE_KINDS.has(kind)) return 'scores';
  return counts === 'goals' && GOAL_KINDS.has(kind) ? 'goals' : 'main';
}

/** Markets as blocks in the order of the tabs, then by kind, then by period. */
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

/** A market of more selections than this fills a row of its own, as scores do. */
const WIDE_FROM = 12;

/** Whether a market takes the whole width. */
export function isWide({ type, lines }: MarketBlock): boolean {
  return type.kind === 'correct-score' || lines.some(({ selections }) => selections.length > WIDE_FROM);
}

/** By what a market is remembered as a favourite: the same before the match and in it, in every match. */
export function favouriteKey({ kind, period, counts }: MarketType): string {
  return [kind, period, counts].join('/');
}

/** Favourites first, then the others; of each the wide ones last, so that none of them leaves a hole above it. */
export function arrangeBlocks(blocks: readonly MarketBlock[], favourites: ReadonlySet<string>): readonly MarketBlock[] {
  const rank = (block: MarketBlock): number => (favourites.has(favouriteKey(block.type)) ? 0 : 2) + (isWide(block) ? 1 : 0);
  return blocks.toSorted((one, other) => rank(one) - rank(other));
}

/** The tabs that have something to show. */
export function offeredTabs(blocks: readonly MarketBlock[]): readonly MarketTab[] {
  const offered = new Set<MarketTab>(blocks.map(({ type }) => tabOf(type)));
  return MARKET_TABS.filter((tab) => tab === 'all' || offered.has(tab));
}

function blockKey({ kind, period, counts, goal, isInPlay }: MarketType): string {
  return [kind, period, counts, goal ?? '', isInPlay ? 'in-play' : 'before'].join('/');
}

/** The main line has the lowest game id. */
function byGameId(a: Market, b: Market): number {
  return a.gameId.length - b.gameId.length || a.gameId.localeCompare(b.gameId);
}
