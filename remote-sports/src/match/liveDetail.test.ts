import { partMark, type MatchEvent } from './liveDetail';

function aMark(id: string, period: string): MatchEvent {
  return { id, kind: 'period', side: undefined, period, seconds: 0, score: { home: 0, away: 0 } };
}

describe('the mark of a part', () => {
  const [begun, ended, next] = [aMark('1', 'S1'), aMark('2', 'S1'), aMark('3', 'S2')];

  it('marks the first event of a part as its start, and a later one as its end', () => {
    const newestFirst = [next, ended, begun];

    expect(newestFirst.map((event) => partMark(newestFirst, event))).toEqual(['begins', 'ends', 'begins']);
  });

  it('does not take another event of the part for its start', () => {
    const won: MatchEvent = { ...begun, id: '0', kind: 'goal', side: 'home' };

    expect(partMark([begun, won], begun)).toBe('begins');
  });

  it('returns no mark for a break or the end', () => {
    const [breakMark, end] = [aMark('1', 'HT'), aMark('2', 'FT')];

    expect([partMark([breakMark], breakMark), partMark([end], end)]).toEqual([undefined, undefined]);
  });
});
