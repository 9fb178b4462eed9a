import type { CallResult } from '@site/shared/contract';
import type { MarketPhase } from '@site/shared/betting';
import { matchFromWire } from '../feed/matchCodec';
import type { ListAnswer } from '../feed/matchList';
import { A_RESULT, aWireMatch, NOW } from '../testing/wire';
import { arrangeHighlights, HIGHLIGHTS_SHOWN } from './arrangeHighlights';
import { readHighlights } from './readHighlights';

const MINUTE = 60_000;
const inPlay = (id: string, league: string, minutesAgo: number, changes: Parameters<typeof aWireMatch>[0] = {}) =>
  matchFromWire(aWireMatch({ gameId: id, league_id: league, startsAt: NOW - minutesAgo * MINUTE, ...changes }));
const toCome = (id: string, league: string, inMinutes: number) =>
  matchFromWire(
    aWireMatch({ gameId: id, league_id: league, phase: 'FT', gameStatus: 'not-started', se_now: '', startsAt: NOW + inMinutes * MINUTE }),
  );
const ids = (matches: readonly { readonly id: string }[]) => matches.map(({ id }) => id);

describe('the order of the highlights', () => {
  it('sorts matches in play by league rank, then by start, before upcoming ones by start', () => {
    const running = [inPlay('1', '120', 80), inPlay('2', '103', 10), inPlay('3', '102', 20), inPlay('4', '102', 40)];
    const coming = [toCome('6', '101', 90), toCome('5', '120', 30)];

    expect(ids(arrangeHighlights(running, coming))).toEqual(['4', '3', '2', '1', '5']);
    expect(ids(arrangeHighlights([], coming))).toEqual(['5', '6']);
  });

  it('starts with matches in play whose result can be bet on now', () => {
    const locked = inPlay('1', '101', 80, { markets: [{ ...A_RESULT, state: 'suspended' }] });
    const open = inPlay('2', '120', 10, { markets: [A_RESULT] });

    expect(ids(arrangeHighlights([locked, open], []))).toEqual(['2', '1']);
  });

  it('keeps a match in its half-time break, and drops one that has ended', () => {
    const atBreak = inPlay('1', '102', 50, { gameStatus: 'break', se_now: 'HT' });
    const ended = inPlay('2', '101', 100, { gameStatus: 'finished', se_now: 'FT' });

    expect(ids(arrangeHighlights([ended, atBreak], []))).toEqual(['1']);
  });
});

describe('reading the highlights', () => {
  const list = (...matches: readonly ReturnType<typeof inPlay>[]): CallResult<ListAnswer> => ({
    ok: true,
    data: { version: 7, isComplete: true, matches, removed: [] },
  });
  const UNREACHABLE: CallResult<ListAnswer> = { ok: false, failure: { kind: 'unreachable' } };
  const five = Array.from({ length: HIGHLIGHTS_SHOWN }, (_, index) => inPlay(String(index), '102', 90 - index));

  async function read(running: CallResult<ListAnswer>, today: CallResult<ListAnswer>) {
    const asked: MarketPhase[] = [];
    const result = await readHighlights(
      ({ phase }) => {
        asked.push(phase);
        return Promise.resolve(phase === 'in-play' ? running : today);
      },
      { signal: new AbortController().signal },
    );
    return { asked, result: result.ok ? ids(result.data.matches) : result.failure.kind };
  }

  it.each([
    ['asks for those to come only where those in play are too few', list(...five), UNREACHABLE, ['in-play'], ['0', '1', '2', '3', '4']],
    ['fills up with those to come', list(inPlay('1', '102', 5)), list(toCome('8', '102', 5)), ['in-play', 'today'], ['1', '8']],
    ['shows what is in play where the rest cannot be read', list(inPlay('1', '102', 5)), UNREACHABLE, ['in-play', 'today'], ['1']],
    ['fails where nothing is in play and the rest cannot be read', list(), UNREACHABLE, ['in-play', 'today'], 'unreachable'],
    ['fails where those in play cannot be read', UNREACHABLE, list(toCome('8', '102', 5)), ['in-play'], 'unreachable'],
  ])('%s', async (_what, running, today, asked, result) => {
    expect(await read(running, today)).toEqual({ asked, result });
  });
});
