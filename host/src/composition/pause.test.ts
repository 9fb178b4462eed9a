import { advancePause, NO_PAUSE, type Pause, type PauseEvent } from './pause';

const reason = { 'zh-CN': '维护', 'zh-TW': '維護' };
const asking: Pause = { status: 'asking', views: ['deposit', 'slip-dock'], reason };
const kept: Pause = { ...asking, status: 'kept' };
const off = (...views: string[]): PauseEvent => ({ type: 'switched-off', views, reason });
const answered = (...views: string[]): PauseEvent => ({ type: 'answered', views });
const left = (view: string): PauseEvent => ({ type: 'left', view });

const CHANGES: readonly [string, Pause, PauseEvent, Pause][] = [
  ['off, with something typed', NO_PAUSE, off('deposit', 'slip-dock'), asking],
  ['keep', asking, answered('deposit', 'slip-dock'), kept],
  ['keep, while one has been emptied', asking, answered('deposit'), { ...kept, views: ['deposit'] }],
  ['keep, while all have been emptied', asking, answered(), NO_PAUSE],
  ['one of two leaves while the player is asked', asking, left('deposit'), { ...asking, views: ['slip-dock'] }],
  ['one of two leaves', kept, left('deposit'), { ...kept, views: ['slip-dock'] }],
  ['the last leaves', { ...kept, views: ['deposit'] }, left('deposit'), NO_PAUSE],
  ['on again while the player is asked', asking, { type: 'switched-on' }, NO_PAUSE],
  ['on again', kept, { type: 'switched-on' }, NO_PAUSE],
];

it.each(CHANGES)('%s', (_case, from, event, to) => {
  expect(advancePause(from, event)).toEqual(to);
});

const SAME: readonly [string, Pause, PauseEvent][] = [
  ['off, with nothing typed', NO_PAUSE, off()],
  ['off again, for another reason', kept, off('vip')],
  ['an answer nobody waits for', kept, answered()],
  ['a view leaves that is not kept', kept, left('vip')],
  ['a view leaves of a remote that is on', NO_PAUSE, left('deposit')],
];

it.each(SAME)('%s changes nothing', (_case, from, event) => {
  expect(advancePause(from, event)).toBe(from);
});
