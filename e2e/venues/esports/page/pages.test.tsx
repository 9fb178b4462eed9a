import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { eachInTurn } from '../../kit/testing/eachInTurn';
import { showVenuePage, type Calls } from '../../kit/testing/showVenuePage';
import { boardSchema } from '../protocol';
import { aDesk, aTicket, EARLY, type RunningDesk } from '../testing/aDesk';
import { App } from './App';
import { TEXTS } from './texts';

let running: RunningDesk | undefined;
let moment = EARLY;

beforeEach(() => {
  sessionStorage.clear();
  moment = EARLY;
});
afterEach(() => {
  jest.useRealTimers();
  running?.stop();
});

describe('the board', () => {
  it('says that its matches are simulated, and shows prices that can be bet on', async () => {
    await show();

    expect(screen.getByText(TEXTS['zh-CN'].notice.esports)).toBeVisible();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
    expect(prices()[0]).toBeEnabled();
  });

  it('takes a single with the stake of the slip, which is among the own bets, and tells the framing page', async () => {
    const { host, sent } = await show();
    await userEvent.click(prices()[0]!);
    const slip = screen.getByRole('complementary', { name: TEXTS['zh-CN'].slip.title });

    await userEvent.click(within(slip).getByRole('button', { name: '投注 ¥10' }));

    expect(await within(slip).findByText(/^投注成功/)).toBeVisible();
    expect(screen.getByText('¥9,990.00')).toBeVisible();
    expect(sent.filter(({ path }) => path === '/api/place')).toHaveLength(1);
    expect(host.postBalance).toHaveBeenCalled();
  });

  it.each([
    ...['12,5', '-50', '1e3', '10元5', '0x10', '1 000', '٥', '.', '1.234'].map((text) => [text, `“${text}”不是金额`] as const),
    ['0.5', '请输入 ¥1 至 ¥5,000，'] as const,
  ])('refuses "%s" as a stake in words, keeps it in sight and bets nothing', async (text, words) => {
    const { sent } = await show();
    await userEvent.click(prices()[0]!);
    const slip = screen.getByRole('complementary', { name: TEXTS['zh-CN'].slip.title });
    const field = within(slip).getByRole('textbox');
    await userEvent.clear(field);

    await userEvent.type(field, `${text}{Enter}`);

    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(within(slip).getByRole('button', { name: /^投注/ })).toBeDisabled();
    expect(sent.filter(({ path }) => path === '/api/place')).toEqual([]);
  });

  it.each([
    ['\u202E12\u202C', '12', '投注 ¥12'],
    ['12\u202834', '12 34', '投注'],
  ])('shows %j, pasted as a stake, as it is read: "%s"', async (text, shown, name) => {
    await show();
    await userEvent.click(prices()[0]!);
    const slip = within(screen.getByRole('complementary', { name: TEXTS['zh-CN'].slip.title }));

    fireEvent.change(slip.getByRole('textbox'), { target: { value: text } });

    expect(slip.getByRole('textbox')).toHaveValue(shown);
    expect(slip.getByRole('button', { name: /^投注/ })).toHaveAccessibleName(expect.stringContaining(name));
  });

  it('has the draw of a football match below both sides, each of which is beside its own price', async () => {
    await show('football');
    const market = screen.getAllByRole('group', { name: / 独赢$/ })[0]!;

    expect([...market.querySelectorAll('.es-price-label')].map(({ textContent }) => textContent)).toEqual(['主', '客', '和']);
  });

  it('keeps the slip over a reload', async () => {
    const { unmount, again } = await show();
    await userEvent.click(prices()[0]!);
    unmount();

    again();
    await shown('arena', 'zh-CN');

    expect(screen.getByRole('button', { name: '投注 ¥10' })).toBeVisible();
    expect(prices()[0]).toHaveAttribute('aria-pressed', 'true');
  });

  it('places one bet where the answer is lost and asked for again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { bank, sent, loseAnswers } = await show();
    await userEvent.click(prices()[0]!);
    loseAnswers(1);
    await userEvent.click(screen.getByRole('button', { name: '投注 ¥10' }));

    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/place')).toHaveLength(2), { timeout: 6_000 });
    expect(await bank.openRounds('ZYDJ')).toHaveLength(1);
    expect(await screen.findByText('¥9,990.00')).toBeVisible();
  });

  it('tells the seeds of matches that have ended among its results', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: TEXTS['zh-CN'].board.results }));

    const results = screen.getByRole('dialog', { name: TEXTS['zh-CN'].board.results });
    const [first] = await within(results).findAllByRole('link', { name: /^核对|查验/ });
    expect(first).toHaveAttribute('href', expect.stringMatching(/seed=[0-9a-f]{64}&commitment=[0-9a-f]{64}/));
    // A frame cannot open another window.
    expect(first).not.toHaveAttribute('target');
  });
});

it.each(eachInTurn(['arena', 'football'] as const))(
  'the board of %s is accessible in %s, a picked price among it',
  async (game, language) => {
    await show(game, language);
    await userEvent.click(prices()[0]!);

    expect(await accessibilityFaults()).toEqual([]);
  },
);

function prices(): readonly HTMLElement[] {
  return screen.getAllByRole('button').filter((button) => button.className === 'es-price' && !button.hasAttribute('disabled'));
}

async function show(game: 'arena' | 'football' = 'arena', language: keyof typeof TEXTS = 'zh-CN') {
  const bank = createFakeBank();
  const { desk } = (running = aDesk(bank, () => moment));
  const calls: Calls = {
    '/api/session': (_, { ticket }: { ticket: string }) => desk.open(ticket),
    '/api/state': (token) => desk.board(token),
    '/api/place': (token, request) => desk.place(token, request),
    '/api/results': (token) => desk.results(token),
  };
  const page = showVenuePage({ App, stateSchema: boardSchema, texts: TEXTS, calls, ticket: aTicket(bank, { game }), language });
  await shown(game, language);
  return { ...page, bank };
}

/** Waits for the board. Its prices are calculated when it opens, which takes seconds on a busy machine. */
async function shown(game: 'arena' | 'football', language: keyof typeof TEXTS): Promise<void> {
  const { notice } = TEXTS[language];
  await screen.findByText(game === 'football' ? notice.football : notice.esports, undefined, { timeout: 30_000 });
}
