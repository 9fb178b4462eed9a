import type { HostKey } from '../i18n';
import { menuEntries, type MenuEntry, type MenuFacts } from './menu';

export interface MemberGroup {
  readonly title: HostKey;
  readonly entries: readonly MenuEntry[];
}

/** The groups of the member area, by the names that its screens use. The last one has those of no group. */
const GROUPS = ['funds', 'records', 'member'] as const;

/** Entries of the member area in their groups, without empty groups. */
export function memberMenu(facts: MenuFacts): readonly MemberGroup[] {
  const entries = menuEntries('member', facts);
  return GROUPS.map((group): MemberGroup => ({
    title: `member_menu.${group}`,
    entries: entries.filter((entry) => (GROUPS.find((known) => known === entry.group) ?? 'member') === group),
  })).filter((group) => group.entries.length > 0);
}
