import type { Match } from '@site/shared/betting';
import { matchClock } from './matchClock';
import { isFirstHalfOver, matchPart } from './matchStatus';

type Facts = Pick<Match, 'status' | 'period' | 'inning' | 'sport'>;
const facts = (changes: Partial<Facts>): Facts => ({ status: 'live', period: '', inning: undefined, sport: 'football', ...changes });

describe('the progress of a match', () => {
  it.each([
    ['1H', { kind: 'half', number: 1 }],
    ['HT', { kind: 'half-time' }],
    ['2H', { kind: 'half', number: 2 }],
  ] as const)('football has halves: %s [R-MATCH-06]', (period, part) => {
    expect(matchPart(facts({ period }))).toEqual(part);
  });

  it.each([1, 2, 3, 4] as const)('basketball has quarters: Q%d [R-MATCH-07]', (number) => {
    expect(matchPart(facts({ sport: 'basketball', period: `Q${number}` }))).toEqual({ kind: 'quarter', number });
  });

  it('labels overtime as such [R-MATCH-08]', () => {
    expect(matchPart(facts({ period: 'ET' }))).toEqual({ kind: 'overtime' });
  });

  it('reports basketball in overtime from an OT period on [R-MATCH-11]', () => {
    expect(matchPart(facts({ sport: 'basketball', period: 'OT' }))).toEqual({ kind: 'overtime' });
  });

  it.each([1, 5, 8])('baseball has innings: %d [R-MATCH-09]', (inning) => {
    expect(matchPart(facts({ sport: 'baseball', inning }))).toEqual({ kind: 'inning', number: inning });
  });

  it.each([9, 12])('reports baseball in overtime from the 9th inning on: %d [R-MATCH-10]', (inning) => {
    expect(matchPart(facts({ sport: 'baseball', inning }))).toEqual({ kind: 'overtime' });
  });

  it.each([
    ['tennis', 'S2', { kind: 'set', number: 2 }],
    ['volleyball', 'S4', { kind: 'game', number: 4 }],
    ['table-tennis', 'S7', { kind: 'game', number: 7 }],
    ['snooker', 'F11', { kind: 'game', number: 11 }],
    ['other', 'P3', { kind: 'quarter', number: 3 }],
    ['baseball', 'I3', { kind: 'inning', number: 3 }],
  ] as const)('%s has its own periods: %s', (sport, period, part) => {
    expect(matchPart(facts({ sport, period }))).toEqual(part);
  });

  it.each(['not-started', 'finished', 'abandoned'] as const)('%s takes precedence over any period', (status) => {
    expect(matchPart(facts({ status, period: '2H' }))).toEqual({ kind: status });
  });

  it('treats an unknown period as live', () => {
    expect(matchPart(facts({ period: 'X9' }))).toEqual({ kind: 'live' });
  });

  it('counts the first half as over from half-time on', () => {
    expect(['1H', 'HT', '2H', 'ET'].map((period) => isFirstHalfOver(facts({ period })))).toEqual([false, true, true, true]);
    expect(['Q2', 'Q3', 'OT'].map((period) => isFirstHalfOver(facts({ sport: 'basketball', period })))).toEqual([false, true, true]);
  });
});

describe('the match clock', () => {
  const clock = { seconds: 67 * 60 + 24, readAt: 1_000_000, rate: 1 };

  it.each([
    ['runs on by the server’s clock', { clock, status: 'live' }, 1_036_000, '68:00'],
    ['runs as fast as the demo does', { clock: { ...clock, rate: 10 }, status: 'live' }, 1_003_600, '68:00'],
    ['is stopped in a break', { clock, status: 'break' }, 1_036_000, '67:24'],
    ['never runs backwards', { clock, status: 'live' }, 900_000, '67:24'],
    ['counts the stoppage', { clock: { ...clock, seconds: 6_030 }, status: 'live' }, 1_000_000, '90+11'],
    ['is undefined before the start', { clock, status: 'not-started' }, 1_036_000, undefined],
  ] as const)('%s', (_name, match, now, text) => {
    expect(matchClock({ sport: 'football', period: '2H', ...match }, now)).toBe(text);
  });

  it.each(['tennis', 'volleyball', 'table-tennis', 'snooker', 'baseball'] as const)('returns no clock for %s', (sport) => {
    expect(matchClock({ sport, clock, status: 'live', period: '' }, 1_000_000)).toBeUndefined();
  });
});
