import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { createFakeBank } from '../../kit/testing/createFakeBank';
import { eachInTurn } from '../../kit/testing/eachInTurn';
import { showVenuePage, type Calls } from '../../kit/testing/showVenuePage';
import { FISHING_GAMES } from '../games';
import { gameStateSchema } from '../protocol';
import { createTable } from '../server/createTable';
import { App } from './App';
import { TEXTS } from './texts';

const TEXT = TEXTS['zh-CN'];

/** Reports a page size of 1280 × 720, which jsdom does not measure. */
class PageSize extends ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {
    super(report);
  }
  override observe(): void {
    this.report([{ contentRect: { width: 1280, height: 720 } } as ResizeObserverEntry], this);
  }
}

const { ResizeObserver: own } = window;
afterAll(() => {
  window.ResizeObserver = own;
});
beforeEach(() => {
  window.ResizeObserver = PageSize;
  sessionStorage.clear();
  // Drawing is tested in the browser; this pen draws nothing.
  const pen = new Proxy(
    {},
    {
      get: (_, name) => (name === 'canvas' ? undefined : () => ({ addColorStop: () => undefined, width: 10 })),
      set: () => true,
    },
  );
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(pen as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext);
});

describe('a hall', () => {
  it('opens with its bullets and money, and its buttons change the bullet between the ends', async () => {
    show();
    const bullet = await screen.findByRole('status', { name: TEXT.controls.bullet });
    expect(bullet).toHaveTextContent('¥0.10');
    expect(screen.getByRole('button', { name: TEXT.controls.lower })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(screen.getByRole('button', { name: TEXT.controls.raise }));

    expect(bullet).toHaveTextContent('¥0.20');
    expect(screen.getByRole('button', { name: TEXT.controls.lower })).toHaveAttribute('aria-disabled', 'false');
  });

  it('fires nothing by itself while a dialog of the site lies over it; afterwards each shot is off the free money at once', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { host } = show();
    await pass(0);
    act(() => host.say('operator:pause'));
    await user.click(screen.getByRole('button', { name: TEXT.controls.auto }));
    expect(screen.getByRole('button', { name: TEXT.controls.auto_on })).toHaveAttribute('aria-pressed', 'true');
    await pass(1_000);
    expect(screen.getByText('¥100.00')).toBeVisible();

    act(() => host.say('operator:resume'));
    await pass(500);

    expect(screen.queryByText('¥100.00')).toBeNull();
    jest.useRealTimers();
  });

  it('says in words that the money does not reach for the bullet', async () => {
    show('SH-palace', 400n);

    expect(await screen.findByText('余额不足以发射 ¥5 的子弹', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: TEXT.controls.fire })).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells the commitment of the next batch before it is sent', async () => {
    show();
    await screen.findByText('¥100.00');
    await userEvent.click(screen.getByRole('button', { name: '记录' }));

    const records = screen.getByRole('dialog', { name: '记录' });
    expect(await within(records).findByText(/^[0-9a-f]{64}$/)).toBeVisible();
  });
});

it.each(eachInTurn(FISHING_GAMES.map(({ gameCode }) => gameCode)))('%s is accessible in %s', async (gameCode, language) => {
  show(gameCode, undefined, language);
  await screen.findByRole('button', { name: TEXTS[language].controls.fire });

  expect(await accessibilityFaults()).toEqual([]);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(gameCode = 'SH-shallow', balance = 10_000n, language: keyof typeof TEXTS = 'zh-CN') {
  const bank = createFakeBank();
  const table = createTable({ bank, games: FISHING_GAMES, secret: 'a secret of the venue that nobody knows', now: Date.now });
  const calls: Calls = {
    '/api/session': (_, { ticket }: { ticket: string }) => table.open(ticket),
    '/api/state': (token) => table.state(token),
    '/api/hall': (token) => table.hall(token),
    '/api/commitment': (token, request) => table.commitment(token, request),
    '/api/fire': (token, request) => table.fire(token, request),
  };
  const ticket = bank.sellTicket({ memberId: 7, enName: 'SHBY', gameCode, isTrial: false }, balance);
  return { ...showVenuePage({ App, stateSchema: gameStateSchema, texts: TEXTS, calls, ticket, language }), bank };
}
