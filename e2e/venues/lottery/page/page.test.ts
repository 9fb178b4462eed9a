import { placeholders } from '../../kit/testing/placeholders';
import type { Answer } from '../../kit/page/api';
import { selectionsOf } from '../engine/rules';
import { LOTTERY_GAMES } from '../games';
import { nameLine } from '../names';
import { aSlip } from '../testing/aLottery';
import type { BetAnswer, BetRequest, TableState } from '../protocol';
import { bestReturn, EMPTY_SLIP, problemOf, togglePick, toRequest, totalOf, type Slip } from './board/slip';
import { place, type Told } from './board/placing';
import { placesOf } from './records/places';
import { TEXTS } from './texts';
import { waitOf } from './waitOf';

const SELECTIONS = selectionsOf('digits', 'horse');

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});

it.each(LOTTERY_GAMES)('names every line of $gameCode in words of its own', ({ kind }) => {
  const lines = [...selectionsOf(kind, 'horse').values()];
  const names = lines.map((line) => nameLine(kind, line, TEXTS['zh-CN']));

  expect(new Set(names).size).toBe(lines.length);
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(placesOf(kind, TEXTS['zh-CN']).every(({ name }) => name !== '')).toBe(true);
});

describe('a slip', () => {
  const slip: Slip = { ...EMPTY_SLIP, picks: ['place.0.1', 'trio.back.pair'], stake: 3, periods: 4 };

  it('counts lines by stake by periods, and what its best line gives back', () => {
    expect(totalOf(slip)).toBe(2_400);
    expect(bestReturn(slip, SELECTIONS)).toBe(2_925);
    expect(togglePick(togglePick(slip, 'place.0.2'), 'place.0.1').picks).toEqual(['trio.back.pair', 'place.0.2']);
  });

  it.each([
    [{ picks: [] }, 'empty'],
    [{ stake: null }, 'stake'],
    [{ stake: 0 }, 'stake'],
    [{ stake: 201 }, 'line'],
    [{ picks: Array.from({ length: 61 }, (_, index) => `x${String(index)}`) }, 'lines'],
    [{ picks: ['sides.0.big', 'sides.0.odd', 'sides.1.big'], stake: 2_000 }, 'slip'],
    [{ stake: 100, periods: 10 }, 'balance'],
  ] satisfies readonly (readonly [Partial<Slip>, string])[])('is told why it cannot be sent: %j', (other, kind) => {
    expect(problemOf({ ...slip, ...other }, SELECTIONS, 10_000)?.kind).toBe(kind);
  });

  it('is sent as it is shown', () => {
    expect(problemOf(slip, SELECTIONS, 2_400)).toBeNull();
    expect(toRequest({ ...slip, stopsAfterWin: true, periods: 1 }, 'id', '20261123-0731')).toEqual({
      slipId: 'id',
      period: '20261123-0731',
      periods: 1,
      stopsAfterWin: false,
      stake: '3.00',
      lines: ['place.0.1', 'trio.back.pair'],
    });
  });
});

describe('sending a slip', () => {
  const closed: Answer<BetAnswer> = { kind: 'answered', data: { outcome: 'closed' } };
  const refused = (error: 'bad-request' | 'session-over' | 'unavailable' | 'too-fast'): Answer<BetAnswer> => ({
    kind: 'refused',
    refusal: { error },
  });

  async function send(answers: readonly Answer<BetAnswer>[], isRepeated = false) {
    const request = aSlip();
    const sent: BetRequest[] = [];
    const told = await place({
      request,
      isRepeated,
      ask(each) {
        sent.push(each);
        return Promise.resolve(answers[sent.length - 1] ?? closed);
      },
      onLost: () => undefined,
      pause: () => Promise.resolve(),
    });
    return { told, isAlwaysTheSame: sent.every((each) => each === request), count: sent.length };
  }

  it.each([
    ['once', [closed], false, { kind: 'closed' }, 1],
    ['again after a lost answer', [{ kind: 'lost' }, closed], false, { kind: 'ended' }, 2],
    ['again while the server does not know', [refused('unavailable'), refused('too-fast'), closed], false, { kind: 'ended' }, 3],
    ['again after a reload', [closed], true, { kind: 'ended' }, 1],
    ['not again where it is refused', [refused('bad-request')], false, { kind: 'refused' }, 1],
    ['not again once the session is over', [refused('session-over')], false, null, 1],
    [
      'once where the period is full',
      [{ kind: 'answered', data: { outcome: 'over-limit', room: '5.00' } }],
      false,
      { kind: 'over-limit', room: '5.00' },
      1,
    ],
  ] satisfies readonly (readonly [string, readonly Answer<BetAnswer>[], boolean, Told | null, number])[])(
    '%s',
    async (_title, answers, isRepeated, told, count) => {
      expect(await send(answers, isRepeated)).toEqual({ told, isAlwaysTheSame: true, count });
    },
  );
});

describe('the server is asked again', () => {
  const state = (closesInMs: number, drawsInMs: number, bets: readonly { state: string; period: string }[] = []) =>
    ({ periods: [{ closesInMs, drawsInMs }], last: { id: '20261123-0730' }, bets }) as unknown as TableState;

  it.each([
    ['at the closing', state(5_000, 11_000), 5_120],
    ['at the draw', state(0, 4_000), 4_120],
    ['after a quarter of a minute at most', state(200_000, 220_000), 15_000],
    ['soon while a drawn bet is settled', state(5_000, 11_000, [{ state: 'open', period: '20261123-0730' }]), 700],
    ['as usual while a bet waits for its draw', state(5_000, 11_000, [{ state: 'open', period: '20261123-0731' }]), 5_120],
    ['soon after a lost answer', null, 2_000],
  ])('%s', (_title, given, wait) => {
    expect(waitOf(given)).toBe(wait);
  });
});
