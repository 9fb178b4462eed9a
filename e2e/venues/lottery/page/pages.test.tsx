import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG } from '../../kit/operator';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { eachInTurn } from '../../kit/testing/eachInTurn';
import { showVenuePage, type Calls } from '../../kit/testing/showVenuePage';
import { LOTTERY_GAMES } from '../games';
import { tableSchema } from '../protocol';
import { createLottery } from '../server/createLottery';
import { DIGITS, NOON, SECRET } from '../testing/aLottery';
import { App } from './App';
import { TEXTS } from './texts';

const TEXT = TEXTS['zh-CN'];
const PERIOD_MS = 60_000;

let moment = NOON;

beforeEach(() => {
  sessionStorage.clear();
  moment = NOON;
});
afterEach(() => jest.useRealTimers());

describe('the counter', () => {
  it('takes a slip of two lines, which waits for its draw and is settled by it', async () => {
    const { host, unmount, again, lottery } = show();
    await pick(2);
    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥4' }));

    expect(await within(slip()).findByText('投注成功：1 期')).toBeVisible();
    expect(screen.getByText('¥496.00')).toBeVisible();
    expect(screen.getByText('待开奖')).toBeVisible();
    expect(host.postBalance).toHaveBeenCalled();

    unmount();
    moment += PERIOD_MS;
    await lottery.tick();
    again();
    expect(await screen.findByText(/^(未中奖|中奖 ¥)/)).toBeVisible();
    expect(screen.queryByText('待开奖')).toBeNull();
  });

  it('sends a slip whose answer is lost again under the same id: it is one', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { bank, sent, loseAnswers } = show();
    await pick(1);
    loseAnswers(1);
    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥2' }));

    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/bet')).toHaveLength(2), { timeout: 6_000 });
    expect(await within(slip()).findByText('投注成功：1 期')).toBeVisible();
    expect(await bank.openRounds('G1CP')).toHaveLength(1);
  });

  it('refuses in words a slip that the balance does not cover', async () => {
    show('G1-digits', 100n);
    await pick(1);

    expect(within(slip()).getByRole('alert')).toHaveTextContent('¥2');
    expect(screen.getByRole('button', { name: '确认投注 ¥2' })).toBeDisabled();
  });

  it.each([
    ['2.5', '每注金额须为整数元'] as const,
    ...['12,5', '-5', '1e3', '10元5', '1 000', '٥', '.', 'abc'].map((text) => [text, `“${text}”不是金额`] as const),
  ])('refuses "%s" as a stake in words, and shows it as it was typed', async (typed, words) => {
    show();
    await pick(1);
    const field = within(slip()).getByRole('textbox', { name: '每注' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);

    expect(field).toHaveValue(typed);
    expect(within(slip()).getByRole('alert')).toHaveTextContent(words);
    expect(within(slip()).getByRole('button', { name: /^确认投注/ })).toBeDisabled();
  });

  it.each([
    ['5', '¥5'],
    ['１０', '¥10'],
    ['5.00', '¥5'],
    ['¥20', '¥20'],
  ])('reads "%s" as a stake of %s', async (typed, amount) => {
    show();
    await pick(1);
    const field = within(slip()).getByRole('textbox', { name: '每注' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);

    expect(within(slip()).getByRole('button', { name: `确认投注 ${amount}` })).toBeEnabled();
  });

  it.each([
    ['\u202E12\u202C', '12', true],
    ['12\u202834', '12 34', false],
  ])('shows %j, pasted as a stake, as it is read: "%s"', async (text, shown, isStake) => {
    show();
    await pick(1);
    const field = within(slip()).getByRole('textbox', { name: '每注' });

    fireEvent.change(field, { target: { value: text } });

    expect(field).toHaveValue(shown);
    expect(screen.queryAllByRole('button', { name: '确认投注 ¥12' })).toHaveLength(isStake ? 1 : 0);
  });

  it('gives a slip of periods to come back where the player takes it back', async () => {
    show();
    await pick(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: TEXT.slip.periods }), '3');
    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥6' }));
    await within(slip()).findByText('投注成功：3 期');
    expect(screen.getByText('¥494.00')).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: new RegExp(TEXT.bets.cancel) })[0]!);

    expect(await screen.findByText('¥500.00')).toBeVisible();
  });
});

it.each(eachInTurn(LOTTERY_GAMES.map(({ gameCode }) => gameCode)))(
  '%s is accessible in %s, with a slip and the last draws',
  async (gameCode, language) => {
    show(gameCode, undefined, language);
    await pick(1, language);

    expect(await accessibilityFaults()).toEqual([]);
  },
);

function slip(language: keyof typeof TEXTS = 'zh-CN'): HTMLElement {
  return screen.getByRole('region', { name: TEXTS[language].slip.title });
}

async function pick(count: number, language: keyof typeof TEXTS = 'zh-CN'): Promise<void> {
  const panel = await screen.findByRole('tabpanel');
  // Include hidden elements, because checking the visibility of a hundred numbers is slow and irrelevant here.
  const lines = within(panel).getAllByRole('button', { pressed: false, hidden: true });
  for (const line of lines.slice(0, count)) await userEvent.click(line);
  expect(within(slip(language)).getAllByRole('listitem')).toHaveLength(count);
}

function show(gameCode = 'G1-digits', balance = 50_000n, language: keyof typeof TEXTS = 'zh-CN') {
  const bank = createFakeBank();
  const seeds = createSeeds(SECRET);
  const lottery = createLottery({ bank, games: LOTTERY_GAMES, seeds, now: () => moment, log: SILENT_LOG });
  const enName = LOTTERY_GAMES.find((game) => game.gameCode === gameCode)?.enName ?? DIGITS.enName;
  const calls: Calls = {
    '/api/session': (_, { ticket }: { ticket: string }) => lottery.open(ticket),
    '/api/state': (token) => lottery.state(token),
    '/api/history': (token) => lottery.history(token),
    '/api/bet': (token, request) => lottery.bet(token, request),
    '/api/cancel': (token, { slipId }: { slipId: string }) => lottery.cancel(token, slipId),
  };
  const ticket = bank.sellTicket({ ...DIGITS, enName, gameCode }, balance);
  return { ...showVenuePage({ App, stateSchema: tableSchema, texts: TEXTS, calls, ticket, language }), bank, lottery };
}
