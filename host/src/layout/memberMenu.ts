import type { TextKey } from './texts';
import { menuEntries, type MenuEntry, type MenuFacts } from './menu';

/** What waits for the member, by what is counted. */
export type MemberCounts = Readonly<Record<'letters' | 'answers' | 'orders' | 'bets' | 'gifts' | 'rebates', number>>;

export interface MemberEntry extends MenuEntry {
  /** What is counted at it. */
  readonly counted?: keyof MemberCounts;
}

export interface MemberGroup {
  readonly title: TextKey;
  readonly entries: readonly MemberEntry[];
}

/** The groups of the member area in their order, by the names that its screens use. The last one has those of no known group. */
const GROUPS = ['funds', 'records', 'rewards', 'account', 'service', 'member'] as const;

/** Screens at whose entry something is counted, by their names, and the part of the screen that shows it. */
const COUNTED: Readonly<Record<string, { readonly of: keyof MemberCounts; readonly query?: string }>> = {
  betRecord: { of: 'bets', query: 'state=open&days=90' },
  transRecord: { of: 'orders', query: 'tab=orders&group=open' },
  welfare: { of: 'gifts' },
  'activities/rebate': { of: 'rebates' },
  message: { of: 'letters' },
  feedback: { of: 'answers', query: 'tab=list' },
};

/** The address of an entry: of what waits there, while anything does. */
export function entryAddress({ path, name, counted }: MemberEntry, counts: MemberCounts | undefined): string {
  const query = COUNTED[name]?.query;
  return counted !== undefined && query !== undefined && (counts?.[counted] ?? 0) > 0 ? `${path}?${query}` : path;
}

/** Entries of the member area in their groups, without empty groups: the one list behind the menu beside the area and the menu of the account. */
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
