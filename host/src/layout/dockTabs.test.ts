import { dockTabs } from './dockTabs';

const tabsOf = (isEnabled: boolean, kept: readonly string[] = []) =>
  dockTabs(
    () => isEnabled,
    (widget) => kept.includes(widget),
  ).map(({ tab }) => tab);

it('has the tabs of remotes that are on', () => {
  expect(tabsOf(true)).toEqual(['slip', 'chat', 'bets']);
  expect(tabsOf(false)).toEqual([]);
});

it('keeps the one tab whose widget has unsent input', () => {
  expect(tabsOf(false, ['slip-dock', 'crty'])).toEqual(['slip']);
});
