import { advanceDisableGuard, NO_GUARD, type DisableGuard, type DisableGuardEvent } from './disableGuard';

const reason = { 'zh-CN': '维护', 'zh-TW': '維護' };
const asking: DisableGuard = { status: 'asking', views: ['deposit', 'slip-dock'], reason };
const kept: DisableGuard = { ...asking, status: 'kept' };
const off = (...views: string[]): DisableGuardEvent => ({ type: 'switched-off', views, reason });
const answered = (...views: string[]): DisableGuardEvent => ({ type: 'answered', views });
const left = (view: string): DisableGuardEvent => ({ type: 'left', view });

const CHANGES: readonly [string, DisableGuard, DisableGuardEvent, DisableGuard][] = [
  ['off, with something typed', NO_GUARD, off('deposit', 'slip-dock'), asking],
  ['keep', asking, answered('deposit', 'slip-dock'), kept],
  ['keep, while one has been emptied', asking, answered('deposit'), { ...kept, views: ['deposit'] }],
  ['keep, while all have been emptied', asking, answered(), NO_GUARD],
  ['one of two leaves while the player is asked', asking, left('deposit'), { ...asking, views: ['slip-dock'] }],
  ['one of two leaves', kept, left('deposit'), { ...kept, views: ['slip-dock'] }],
  ['the last leaves', { ...kept, views: ['deposit'] }, left('deposit'), NO_GUARD],
  ['on again while the player is asked', asking, { type: 'switched-on' }, NO_GUARD],
  ['on again', kept, { type: 'switched-on' }, NO_GUARD],
];

it.each(CHANGES)('%s', (_case, from, event, to) => {
  expect(advanceDisableGuard(from, event)).toEqual(to);
});

const SAME: readonly [string, DisableGuard, DisableGuardEvent][] = [
  ['off, with nothing typed', NO_GUARD, off()],
  ['off again, for another reason', kept, off('vip')],
  ['an obsolete answer', kept, answered()],
  ['a view leaves that is not kept', kept, left('vip')],
  ['a view leaves of a remote that is on', NO_GUARD, left('deposit')],
];

it.each(SAME)('%s changes nothing', (_case, from, event) => {
  expect(advanceDisableGuard(from, event)).toBe(from);
});
