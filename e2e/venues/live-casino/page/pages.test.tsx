import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import type { Answer } from '../../kit/page/api';
import { PageContext } from '../../kit/react/page';
import type { Session } from '../../kit/react';
import type { BetAnswer, TableState } from '../protocol';
import { Controls } from './Controls';
import { pollIn } from './App';
import { TEXTS } from './texts';
import { Felt } from './table/Felt';
import { firstCards, turnedAfter } from './table/useReveal';
import { useBetting } from './betting/useBetting';
import { aFakeHost } from '../../kit/testing/aFakeHost';

const TEXT = TEXTS['zh-CN'];
const LIMIT = { min: '5.00', max: '2000.00' };
const STATE: TableState = {
  game: { gameCode: 'HT-A01', name: { 'zh-CN': '', 'zh-TW': '' }, venueName: { 'zh-CN': '', 'zh-TW': '' } },
  table: {
    chips: ['5.00', '50.00'],
    limits: { player: LIMIT, tie: LIMIT, banker: LIMIT, playerPair: LIMIT, bankerPair: LIMIT },
    returns: { player: '', tie: '', banker: '', playerPair: '', bankerPair: '' },
    pace: { betting: 15_000, closing: 2_000, dealing: 8_000, result: 5_000 },
  },
  phase: 'betting',
  leftMs: 9_000,
  shoe: 'HT-A01-20261123-01',
  commitment: 'c0ffee',
  lastShoe: null,
  round: 'HT-A01-20261123-01-1',
  outcome: null,
  results: '',
  seats: 1,
  ownSeat: 1,
  pot: {},
  others: [],
  turn: '6b1f7b52-3f0a-4a0e-9d0c-6b0d2f3a9a10',
  bets: {},
  isPaying: false,
  settled: [],
  balance: '100.00',
  trial: false,
};

describe('bets at the page', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are put on the table by the keyboard, and bet together in one call', async () => {
    const { sent } = show([{ kind: 'answered', data: { outcome: 'taken', state: { ...STATE, bets: { banker: '10.00' } } } }]);
    const banker = screen.getByRole('button', { name: /^庄，/ });

    banker.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(banker).toHaveAccessibleName(/待确认 ¥10/);
    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥10' }));

    expect(sent).toMatchObject([{ path: '/api/bet', body: { round: STATE.round, turn: STATE.turn, bets: { banker: '10.00' } } }]);
    expect(banker).toHaveAccessibleName(/已投注 ¥10/);
    expect(screen.getByText('投注成功，本局共 ¥10')).toBeVisible();
  });

  it('are undone, cleared, doubled and refused in words before anything is sent', async () => {
    const { sent } = show([]);
    const tie = screen.getByRole('button', { name: /^和，/ });
    await userEvent.click(tie);
    await userEvent.click(screen.getByRole('button', { name: TEXT.controls.double }));
    expect(tie).toHaveAccessibleName(/¥10/);
    await userEvent.click(screen.getByRole('button', { name: TEXT.controls.undo }));
    expect(tie).toHaveAccessibleName(/¥5/);
    await userEvent.click(screen.getByRole('button', { name: TEXT.controls.clear }));
    expect(tie).toHaveAccessibleName('和，1 赔 8');

    await userEvent.click(screen.getByRole('radio', { name: '¥50' }));
    await userEvent.tripleClick(tie);
    expect(screen.getByText(TEXT.news.short)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('that the operator does not take stay on the table, with its own sentence', async () => {
    const reason = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
    show([{ kind: 'answered', data: { outcome: 'insufficient', state: STATE, reason } }]);
    await userEvent.click(screen.getByRole('button', { name: /^闲，/ }));

    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥5' }));

    expect(screen.getByText(reason['zh-CN'])).toBeVisible();
    expect(screen.getByRole('button', { name: '确认投注 ¥5' })).toBeVisible();
  });

  it('whose answer is lost are asked again with the same id', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { sent } = show([{ kind: 'lost' }, { kind: 'refused', refusal: { error: 'closed' } }]);
    await user.click(screen.getByRole('button', { name: /^闲，/ }));
    await user.click(screen.getByRole('button', { name: '确认投注 ¥5' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(TEXT.news.confirming)).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(1_500));

    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.getByText(TEXT.news.closed)).toBeVisible();
  });

  it('are not confirmed for 500 ms after another round has begun', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { sent, setState } = show([{ kind: 'answered', data: { outcome: 'taken', state: STATE } }]);
    setState({ ...STATE, phase: 'result' });
    setState({ ...STATE, round: 'HT-A01-20261123-01-2' });
    await user.click(screen.getByRole('button', { name: /^庄，/ }));
    const confirm = screen.getByRole('button', { name: '确认投注 ¥5' });
    await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS - 1));
    await user.click(confirm);
    expect(sent).toEqual([]);
    expect(confirm).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');

    await act(() => jest.advanceTimersByTimeAsync(1));
    await user.click(confirm);
    expect(sent).toMatchObject([{ body: { round: 'HT-A01-20261123-01-2' } }]);
  });

  it('that were not confirmed in time are no bets', async () => {
    const { setState } = show([]);
    await userEvent.click(screen.getByRole('button', { name: /^庄对，/ }));
    setState({ ...STATE, phase: 'closing', leftMs: 2_000 });

    expect(screen.getByText(TEXT.news.unconfirmed)).toBeVisible();
    expect(screen.getByRole('button', { name: /^庄对，/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('turns the cards one after another: player, banker, player, banker, then the third cards', () => {
  const hands = { player: ['S2', 'H3', 'D4'], banker: ['CA', 'SK', 'H9'] } as const;
  const counts = [0, 1, 2, 3, 4, 5, 6].map((count) => firstCards(hands, count)).map(({ player, banker }) => [player.length, banker.length]);

  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
  ]);
  expect(firstCards({ ...hands, player: ['S2', 'H4'] }, 5).banker).toHaveLength(3);
  expect([0, 1_000, 4_000, 8_000].map((elapsed) => turnedAfter(elapsed, 6, 8_000))).toEqual([0, 1, 3, 6]);
});

it('asks again when the phase ends, and sooner while others bet or a round is paid', () => {
  const at = (part: Partial<TableState>) => pollIn({ ...STATE, ...part }, () => 0);

  expect([at({}), at({ leftMs: 900 }), at({ phase: 'dealing', leftMs: 7_000 }), at({ phase: 'result', isPaying: true })]).toEqual([
    2_500, 930, 7_030, 700,
  ]);
});

/** Renders the page; answers arrive in this order. */
function show(answers: Answer<BetAnswer>[]) {
  const sent: { path: string; body: unknown }[] = [];
  let setState: (state: TableState) => void = () => undefined;
  function Table({ state }: { readonly state: TableState }) {
    const session = {
      state,
      balance: 10_000,
      kept: null,
      keep: () => undefined,
      leave: () => undefined,
      update: (part: Partial<TableState>) => setState({ ...state, ...part }),
      refresh: () => Promise.resolve({ kind: 'lost' }),
      ask: (_schema: unknown, path: string, body: unknown) => {
        sent.push({ path, body });
        return Promise.resolve(answers.shift() ?? { kind: 'lost' });
      },
    } as unknown as Session<TableState>;
    const betting = useBetting(session);
    const [chip, setChip] = useState(500);
    return (
      <>
        <Felt state={state} betting={betting} onPut={(field) => betting.put(field, chip)} />
        <Controls state={state} betting={betting} chip={chip} onChip={setChip} />
      </>
    );
  }
  const host = aFakeHost();
  const page = { language: 'zh-CN' as const, texts: TEXT, host, post: jest.fn() };
  const wrap = (state: TableState) => (
    <PageContext value={page}>
      <Table state={state} />
    </PageContext>
  );
  const { rerender } = render(wrap(STATE));
  setState = (state) => act(() => rerender(wrap(state)));
  return { sent, setState };
}
