import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { findSettledButton } from '@site/testing/findSettledButton';
import { createTranslatedPage, EACH_TRANSLATOR } from '@site/testing/translatePage';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG } from '../../kit/operator';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { denySiteData, SITE_DATA_DENIALS } from '../../kit/testing/denySiteData';
import { eachInTurn } from '../../kit/testing/eachInTurn';
import { showVenuePage, type Calls } from '../../kit/testing/showVenuePage';
import { CARD_GAMES, CARDS_VENUE } from '../games';
import { cardStateSchema } from '../protocol';
import { createHands } from '../server/createHands';
import { createTables } from '../server/createTables';
import { App } from './App';
import { TEXTS } from './texts';

const SEEDS = createSeeds('a secret of the venue that nobody knows');
/** 02:39:56 in Shanghai on the operator's clock, days away from this machine's time. */
const PLAYED_AT = Date.UTC(2026, 10, 21, 18, 39, 56);
/** Greater than the number of consecutive hands that may end with their first cards. */
const MOST_DEALS = 30;

beforeEach(() => {
  sessionStorage.clear();
});

describe('the table of 21', () => {
  it('deals a hand whose second card of the dealer is hidden, plays it to its end, and keeps it in the records', async () => {
    const { host } = show('QY-21');
    await dealUndecided();
    expect(dealer()).toHaveLength(2);
    expect(dealer()[1]).toBe(hidden);

    await userEvent.click(await findSettledButton(TEXT.action.stand));

    const deal = await screen.findByRole('button', { name: '再来一局' });
    expect(dealer()).not.toContain(hidden);
    expect(host.postBalance).toHaveBeenCalled();
    expect(deal).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: '记录' }));
    expect(within(screen.getByRole('dialog', { name: '记录' })).getAllByRole('row').length).toBeGreaterThan(1);
  });

  it.each(['QY-21', 'QY-bull'] as const)(
    'tells what the cards of %s come to when the last has been turned, and not before',
    async (game) => {
      const turned = holdCards();
      show(game);
      await userEvent.click(await screen.findByRole('button', { name: '发牌' }));
      await waitFor(() => expect(dealer().length).toBeGreaterThan(1));
      const totals = () =>
        document.querySelectorAll('.total, .outcome').length + (document.querySelector('.result')?.textContent ?? '').length;
      expect(totals()).toBe(0);

      await act(turned);

      expect(document.querySelectorAll('.total').length).toBeGreaterThan(1);
    },
  );

  it.each(SITE_DATA_DENIALS)('deals and plays a hand to its end where %s', async (denial) => {
    const giveBack = denySiteData(denial);
    try {
      const { host } = show('QY-21');
      await dealUndecided();
      await userEvent.click(await findSettledButton(TEXT.action.stand));

      expect(await screen.findByRole('button', { name: '再来一局' })).toBeEnabled();
      expect(host.postBalance).toHaveBeenCalled();
    } finally {
      giveBack();
    }
  });

  it.each(EACH_TRANSLATOR)('shows the present cards and buttons where a translator %s', async (_way, way) => {
    const page = createTranslatedPage(way);
    const { sent } = show('QY-21');
    for (let hands = 1; hands <= 2; hands += 1) {
      await dealUndecided();
      await page.translate();
      await userEvent.click(await findSettledButton(TEXT.action.stand));
      expect(await screen.findByRole('button', { name: '再来一局' })).toBeVisible();
      expect(screen.queryByRole('button', { name: TEXT.action.stand })).toBeNull();
      expect(dealer()).not.toContain(hidden);
      await page.translate();
    }
    expect(sent.filter(({ path }) => path === '/api/act').length).toBeGreaterThan(1);
    page.stop();
  });

  it('takes no press on a button that has just come under the finger', async () => {
    const { sent } = show('QY-21');
    const steps = () => sent.map(({ path }) => path).filter((path) => path === '/api/act' || path === '/api/deal');
    await dealUndecided();
    const dealt = steps();
    await userEvent.click(await findSettledButton(TEXT.action.stand));
    const again = await screen.findByRole('button', { name: '再来一局' });
    await userEvent.click(again);
    await userEvent.keyboard('{Enter}');

    expect(steps()).toEqual([...dealt, '/api/act']);
    expect(again).toHaveAccessibleDescription(TEXT_CHANGED);

    await userEvent.click(await findSettledButton('再来一局'));
    const [stand] = await screen.findAllByRole('button', { name: new RegExp(`^(${TEXT.action.stand}|${TEXT.action.decline}|再来一局)$`) });
    await userEvent.click(stand ?? again);

    expect(steps()).toEqual([...dealt, '/api/act', '/api/deal']);
  });

  it('goes on with the same cards after a reload', async () => {
    const { unmount, again } = show('QY-21');
    await dealUndecided();
    const before = shownCards();
    unmount();

    again();

    expect(await screen.findByRole('button', { name: TEXT.action.stand })).toBeVisible();
    expect(shownCards()).toEqual(before);
  });

  it('asks by the same ids where an answer is lost: the hand is begun once', async () => {
    const { sent, loseAnswers, bank } = show('QY-21');
    const deal = await screen.findByRole('button', { name: '发牌' });
    loseAnswers(1);

    await userEvent.click(deal);

    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/deal')).toHaveLength(2), { timeout: 5_000 });
    const [first, second] = sent.filter(({ path }) => path === '/api/deal');
    expect(second).toEqual(first);
    await waitFor(() => expect(shownCards().length).toBeGreaterThan(2));
    expect(await bank.openRounds(CARDS_VENUE)).toHaveLength(screen.queryByRole('button', { name: '再来一局' }) ? 0 : 1);
  });

  it('refuses a stake that the balance does not cover in words, before anything is sent', async () => {
    const { sent } = show('QY-21', 700n);
    const stake = await screen.findByRole('textbox', { name: '注额' });
    await userEvent.clear(stake);
    await userEvent.type(stake, '10{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent('余额不足：需要 ¥10，现有 ¥7');
    expect(sent.filter(({ path }) => path === '/api/deal')).toEqual([]);
  });
});

it.each([
  ['QY-21', DEVICE_ZONES[0]],
  ['QY-bull', DEVICE_ZONES[1]],
] as const)('records a round of %s on a device in %s at the time of the bet record', async (game, zone) => {
  setDeviceZone(zone);
  show(game);
  if (game === 'QY-bull') await userEvent.click(await screen.findByRole('button', { name: '发牌' }));
  else {
    await dealUndecided();
    await userEvent.click(screen.getByRole('button', { name: TEXT.action.stand }));
  }
  await screen.findByRole('button', { name: '再来一局' });

  await userEvent.click(screen.getByRole('button', { name: '记录' }));

  const [newest] = within(screen.getByRole('dialog', { name: '记录' }))
    .getAllByRole('row')
    .slice(1);
  expect(newest).toHaveTextContent(/^02:39:56/);
});

describe.each(['QY-21', 'QY-bull'] as const)('the stake of %s', (game) => {
  it.each([
    ['10', '10.00'],
    [' 20 ', '20.00'],
    ['１００', '100.00'],
    ['1,000', '1000.00'],
    ['¥50', '50.00'],
    ['100.00', '100.00'],
  ])('typed as "%s" is %s yuan', async (typed, stake) => {
    const { sent } = show(game, 10_000_000n);
    await typeStake(`${typed}{Enter}`);

    await waitFor(() => expect(dealsIn(sent)).toEqual([expect.objectContaining({ stake })]));
  });

  it('pasted with marks that turn the direction is shown as it is read, and two lines are no amount', async () => {
    const { sent } = show(game, 10_000_000n);
    const field = await typeStake('5');
    fireEvent.change(field, { target: { value: '12\u202834' } });
    expect(field).toHaveValue('12 34');
    expect(screen.getByRole('alert')).toHaveTextContent('“12 34”不是金额');

    fireEvent.change(field, { target: { value: '\u202E12\u202C' } });
    expect(field).toHaveValue('12');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(dealsIn(sent)).toEqual([expect.objectContaining({ stake: '12.00' })]));
  });

  it.each([
    ['10.5', '注额须为整元'],
    ['12.50', '注额须为整元'],
    ['-50', '“-50”不是金额'],
    ['1e3', '“1e3”不是金额'],
    ['12,5', '“12,5”不是金额'],
    ['200,50', '“200,50”不是金额'],
    ['1.2.3', '“1.2.3”不是金额'],
    ['abc', '“abc”不是金额'],
  ])('typed as "%s" is refused in words, stays as typed and deals nothing', async (typed, words) => {
    const { sent } = show(game);
    const field = await typeStake(`${typed}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: '发牌' }));

    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field).toHaveValue(typed);
    expect(dealsIn(sent)).toEqual([]);
  });

  it('deals one hand while Enter is held, and none for the Enter that ends a composition', async () => {
    const stop = ignoreRepeatedPresses(document);
    const { sent } = show(game);
    const field = await typeStake('10');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(dealsIn(sent)).toEqual([]);

    await userEvent.type(field, '{Enter>12/}');
    await waitFor(() => expect(dealsIn(sent)).toHaveLength(1));
    await screen.findAllByRole('img');
    expect(dealsIn(sent)).toHaveLength(1);
    stop();
  });
});

it('plays a hand by its letters, once while one is held and not while an input method composes', async () => {
  const { sent } = show('QY-21');
  await dealUndecided();
  const moves = () => sent.filter(({ path }) => path === '/api/act');
  fireEvent.keyDown(document.body, { key: 's', isComposing: true });
  fireEvent.keyDown(document.body, { key: 's', keyCode: 229 });
  expect(moves()).toEqual([]);

  await userEvent.keyboard('{s>12/}');

  expect(await screen.findByRole('button', { name: '再来一局' })).toBeEnabled();
  expect(moves()).toHaveLength(1);
});

describe('the table of 牛牛', () => {
  it('decides both hands at once, and says who has won and how much', async () => {
    const { host } = show('QY-bull');
    await userEvent.click(await screen.findByRole('button', { name: '发牌' }));

    expect(await screen.findByRole('button', { name: '再来一局' })).toBeVisible();
    expect(shownCards()).toHaveLength(10);
    expect(shownCards()).not.toContain(hidden);
    expect(screen.getByText(TEXT.outcome.win)).toBeVisible();
    expect(host.postBalance).toHaveBeenCalledTimes(1);
  });

  it('ignores the second click of a double click that comes after the first hand has ended', async () => {
    const { sent } = show('QY-bull');
    await userEvent.click(await screen.findByRole('button', { name: '发牌' }));
    const again = await screen.findByRole('button', { name: '再来一局' });
    await userEvent.click(again);

    expect(dealsIn(sent)).toHaveLength(1);
    expect(again).toHaveAccessibleDescription(expect.stringContaining(TEXT_CHANGED));
    await userEvent.click(await findSettledButton('再来一局'));
    await waitFor(() => expect(dealsIn(sent)).toHaveLength(2));
  });
});

it.each(eachInTurn(['QY-21', 'QY-bull'] as const))('%s is accessible in %s, before a hand and after it', async (gameCode, language) => {
  show(gameCode, undefined, language);
  const deal = await screen.findByRole('button', { name: TEXTS[language].controls.deal });
  expect(await accessibilityFaults()).toEqual([]);

  await userEvent.click(deal);
  await waitFor(() => expect(screen.getAllByRole('img').length).toBeGreaterThan(2));

  expect(await accessibilityFaults()).toEqual([]);
});

async function typeStake(keys: string): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: '注额' });
  await userEvent.clear(field);
  await userEvent.type(field, keys);
  return field;
}

function dealsIn(sent: readonly { readonly path: string; readonly body: unknown }[]): readonly unknown[] {
  return sent.filter(({ path }) => path === '/api/deal' || path === '/api/bull').map(({ body }) => body);
}

const TEXT = TEXTS['zh-CN'];
const hidden = TEXT.table.hidden;
const TEXT_CHANGED = '按钮内容刚刚变化，请看清后再按';

function shownCards(): readonly string[] {
  return screen.getAllByRole('img').map((card) => card.getAttribute('aria-label') ?? '');
}

/** Keeps the deal animation running until the returned function is called. */
function holdCards(): () => Promise<void> {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const held = jest.spyOn(Element.prototype, 'getAnimations');
  held.mockReturnValue([{ animationName: 'deal', finished } as unknown as Animation]);
  return async () => {
    held.mockRestore();
    finish();
    await finished;
  };
}

function dealer(): readonly string[] {
  return within(screen.getByRole('list', { name: TEXT.table.dealer }))
    .getAllByRole('img')
    .map((card) => card.getAttribute('aria-label') ?? '');
}

async function dealUndecided(): Promise<void> {
  for (let deals = 0; deals < MOST_DEALS; deals += 1) {
    await userEvent.click(await findSettledButton(/^(发牌|再来一局)$/));
    const next = await findSettledButton(new RegExp(`^(${TEXT.action.stand}|${TEXT.action.decline}|再来一局)$`));
    if (next.textContent === TEXT.action.decline) await userEvent.click(next);
    if (screen.queryByRole('button', { name: TEXT.action.stand })) return;
  }
}

function show(gameCode: string, balance = 50_000n, language: keyof typeof TEXTS = 'zh-CN') {
  const bank = createFakeBank(undefined, () => PLAYED_AT);
  const seedOf = (roundId: string) => SEEDS.seedOf(`${CARDS_VENUE}:${roundId}`);
  const hands = createHands({
    bank,
    enName: CARDS_VENUE,
    seedOf,
    now: Date.now,
    log: SILENT_LOG,
    signal: new AbortController().signal,
  });
  const tables = createTables({ bank, games: CARD_GAMES, hands, seedOf });
  const calls: Calls = {
    '/api/session': (_, { ticket }: { ticket: string }) => tables.open(ticket),
    '/api/state': (token) => tables.state(token),
    '/api/deal': (token, request) => tables.deal(token, request),
    '/api/act': (token, request) => tables.act(token, request),
    '/api/bull': (token, request) => tables.playBull(token, request),
  };
  const ticket = bank.sellTicket({ memberId: 7, enName: CARDS_VENUE, gameCode, isTrial: false }, balance);
  return { ...showVenuePage({ App, stateSchema: cardStateSchema, texts: TEXTS, calls, ticket, language }), bank };
}
