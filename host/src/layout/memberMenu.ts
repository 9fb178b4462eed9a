import type { TextKey } from './texts';
import { menuEntries, type MenuEntry, type MenuFacts } from './menu';

/** Pending items of the member, by kind. */
export type MemberCounts = Readonly<Record<'letters' | 'answers' | 'orders' | 'bets' | 'gifts' | 'rebates', number>>;

export interface MemberEntry extends MenuEntry {
  /** Kind of pending items counted at this entry. */
  readonly counted?: keyof MemberCounts;
}

export interface MemberGroup {
  readonly title: TextKey;
  readonly entries: readonly MemberEntry[];
}

/**
 * Groups of the member area in order, by the names that its screens use. The last group contains screens of unknown
 * groups.
 */
const GROUPS = ['funds', 'records', 'rewards', 'account', 'service', 'member'] as const;

/** Counted items by screen name, and the query that opens the part of the screen with those items. */
const COUNTED: Readonly<Record<string, { readonly of: keyof MemberCounts; readonly query?: string }>> = {
  betRecord: { of: 'bets', query: 'state=open&days=90' },
  transRecord: { of: 'orders', query: 'tab=orders&group=open' },
  welfare: { of: 'gifts' },
  'activities/rebate': { of: 'rebates' },
  message: { of: 'letters' },
  feedback: { of: 'answers', query: 'tab=list' },
};

/** Returns the address of an entry. It points to the pending items while there are any. */
export function entryAddress({ path, name, counted }: MemberEntry, counts: MemberCounts | undefined): string {
  const query = COUNTED[name]?.query;
  return counted !== undefined && query !== undefined && (counts?.[counted] ?? 0) > 0 ? `${path}?${query}` : path;
}

/**
 * Returns the entries of the member area in groups, without empty groups. The menu of the area and the account menu
 * both use this list.
 */
export function memberMenu(facts: MenuFacts): readonly MemberGroup[] {
  const entries = menuEntries('member', facts).map((entry): MemberEntry => {
    const counted = COUNTED[entry.name];
    return counted === undefined ? entry : { ...entry, counted: counted.of };
  });
  return GROUPS.map((group): MemberGroup => ({
    title: `member_menu.${group}`,
    entries: entries.filter((entry) => (GROUPS.find((known) => known === entry.group) ?? 'member') === group),
  })).filter((group) => group.entries.length > 0);
}
