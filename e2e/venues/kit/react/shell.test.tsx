import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useState, type ReactNode } from 'react';
import type { Answer, Post } from '../page/api';
import { Announcer, useAnnounce } from './Announcer';
import { ChipRail } from './ChipRail';
import { SHELL_TEXTS, PageContext } from './page';
import { SessionPage } from './startPage';
import { shellStateSchema, type ShellState } from './shellState';
import { useCountdown } from './useCountdown';
import { useKept } from './useKept';
import { useIsPaused } from './useIsPaused';
import { usePolling } from './usePolling';
import type { Session } from './useSession';
import { VenueFrame } from './VenueFrame';
import { aFakeHost } from '../testing/aFakeHost';

const TEXTS = SHELL_TEXTS['zh-CN'];
const STATE: ShellState = {
  game: { gameCode: 'HT-1', name: { 'zh-CN': '百家乐', 'zh-TW': '百家樂' }, venueName: { 'zh-CN': '皇庭真人', 'zh-TW': '皇庭真人' } },
  balance: '100.00',
  trial: false,
};

beforeAll(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page of a venue', () => {
  it('opens with its ticket, shows the game, and tells the framing page of each change of the balance', async () => {
    const { host } = show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />);

    expect(screen.getByText(TEXTS.opening)).toBeVisible();
    expect(await screen.findByText('¥100.00')).toBeVisible();
    expect(document.title).toBe('百家乐');
    expect(host.postBalance).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'win' }));

    expect(screen.getByText('¥250.50')).toBeVisible();
    expect(host.postBalance).toHaveBeenCalledTimes(1);
  });

  it('goes on after a reload with what it kept, and forgets it with the session', async () => {
    const first = show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />);
    await userEvent.click(await screen.findByRole('button', { name: 'keep' }));
    first.unmount();

    const again = show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />);
    expect(await screen.findByText('kept: round 7')).toBeVisible();
    again.unmount();

    show(<SessionPage memoryKey="k" ticket="t2" stateSchema={shellStateSchema} App={Game} />);
    expect(await screen.findByText('kept: nothing')).toBeVisible();
  });

  it('says why there is no game, and tries again or goes back', async () => {
    const answers: Answer<unknown>[] = [{ kind: 'lost' }, { kind: 'refused', refusal: { error: 'session-over' } }];
    const { host } = show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />, answers);

    expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.over.unreachable);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.retry }));
    expect(await screen.findByText(TEXTS.over.title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.lobby }));

    expect(host.leave).toHaveBeenCalledTimes(1);
  });

  it('ends where a call finds the session over, and tells the framing page', async () => {
    const answers: Answer<unknown>[] = [
      { kind: 'answered', data: { token: 'tok', state: STATE } },
      { kind: 'refused', refusal: { error: 'session-over' } },
    ];
    const { host } = show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />, answers);
    const ask = await screen.findByRole('button', { name: 'ask' });
    expect(host.postOver).not.toHaveBeenCalled();

    await userEvent.click(ask);

    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.over.title);
    expect(host.postOver).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens its rules in a dialog, and remembers the sound, which is off at first', async () => {
    show(<SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.rules }));

    expect(within(screen.getByRole('dialog', { name: TEXTS.rules })).getByText('how it is played')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.close }));
    expect(screen.queryByText('how it is played')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: TEXTS.sound_off }));
    expect(screen.getByRole('button', { name: TEXTS.sound_on, pressed: true })).toBeVisible();
    expect(localStorage.getItem('sound')).toBe('on');
    expect(screen.getByRole('link', { name: TEXTS.check })).toHaveAttribute('href', '/check?lang=zh-CN&game=HT-1');
  });
});

it('asks for the balance when the framing page says that money was moved, and knows whether it is paused', async () => {
  function Pausing() {
    return <p>{useIsPaused() ? 'paused' : 'goes on'}</p>;
  }
  const app = (
    <>
      <Pausing />
      <SessionPage memoryKey="k" ticket="t1" stateSchema={shellStateSchema} App={Game} />
    </>
  );
  const opened = { kind: 'answered', data: { token: 'tok', state: STATE } } as const;
  const { host } = show(app, [opened, { kind: 'answered', data: { ...STATE, balance: '150.00' } }]);
  expect(await screen.findByText('¥100.00')).toBeVisible();

  act(() => host.say('operator:balance'));
  expect(await screen.findByText('¥150.00')).toBeVisible();
  act(() => host.say('operator:pause'));
  expect(screen.getByText('paused')).toBeVisible();
  act(() => host.say('operator:resume'));
  expect(screen.getByText('goes on')).toBeVisible();
});

it('has every text of the shell in both languages', () => {
  expect(keysOf(SHELL_TEXTS['zh-TW'])).toEqual(keysOf(SHELL_TEXTS['zh-CN']));
});

it('chooses a chip by the arrow keys', async () => {
  function Rail() {
    const [stake, setStake] = useState(100);
    return <ChipRail amounts={[100, 500, 100_000]} value={stake} onChange={setStake} />;
  }
  show(<Rail />);

  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '¥1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(screen.getByRole('radio', { name: '¥1,000' })).toBeChecked();
  expect(screen.getByText('1k')).toBeInTheDocument();
});

it('counts the seconds down from what the server said, to 0 and again from the next answer', () => {
  jest.useFakeTimers();
  function Clock({ ms, answer }: { readonly ms: number; readonly answer: number }) {
    return <output>{useCountdown(ms, answer)}</output>;
  }
  const { rerender } = render(<Clock ms={2_500} answer={1} />);
  const shown = () => Number(screen.getByRole('status').textContent);
  const after = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
    return shown();
  };

  expect([shown(), after(499), after(2), after(999), after(1), after(999), after(5_000)]).toEqual([3, 3, 2, 1, 1, 0, 0]);
  rerender(<Clock ms={2_500} answer={2} />);
  expect(shown()).toBe(3);
});

it('counts on by the time that has passed while the device slept', () => {
  jest.useFakeTimers();
  function Clock() {
    return <output>{useCountdown(60_000, 1)}</output>;
  }
  render(<Clock />);
  // Simulates a suspended device: no timer runs, and `performance.now` may stop.
  jest.setSystemTime(Date.now() + 40_000);
  act(() => {
    jest.advanceTimersByTime(1_000);
  });

  expect(screen.getByRole('status')).toHaveTextContent('19');
});

it('asks again after the time it was told, never at once, and not while it is hidden', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const poll = jest.fn().mockResolvedValueOnce(1_000).mockResolvedValueOnce(0).mockResolvedValue(60_000);
  function Poller() {
    usePolling(poll);
    return null;
  }
  const { unmount } = render(<Poller />);

  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(poll).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(poll).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(poll).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(poll).toHaveBeenCalledTimes(3);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(poll).toHaveBeenCalledTimes(3);
});

it('says results in its live region, the same one twice', async () => {
  function News() {
    const announce = useAnnounce();
    return (
      <button type="button" onClick={() => announce('banker wins')}>
        end
      </button>
    );
  }
  show(<News />);

  await userEvent.click(screen.getByRole('button', { name: 'end' }));
  const first = screen.getByText('banker wins');
  await userEvent.click(screen.getByRole('button', { name: 'end' }));

  expect(screen.getByText('banker wins')).not.toBe(first);
});

const keptSchema = z.object({ pending: z.string() });
const NOTHING = { pending: 'nothing' };

function Game({ session }: { readonly session: Session<ShellState> }) {
  const [kept, keep] = useKept(session, keptSchema, NOTHING);
  return (
    <VenueFrame session={session} rules={<p>how it is played</p>}>
      <p>kept: {kept.pending}</p>
      <button type="button" onClick={() => session.update({ balance: '250.50' })}>
        win
      </button>
      <button type="button" onClick={() => keep({ pending: 'round 7' })}>
        keep
      </button>
      <button type="button" onClick={() => void session.ask(z.unknown(), '/api/bet', {})}>
        ask
      </button>
    </VenueFrame>
  );
}

/** Renders the content; without `answers` every call receives the state. */
function show(content: ReactNode, answers: Answer<unknown>[] = []) {
  const host = aFakeHost();
  const post = ((_schema: unknown, path: string) => {
    const data = path === '/api/session' ? { token: 'tok', state: STATE } : STATE;
    return Promise.resolve(answers.shift() ?? { kind: 'answered', data });
  }) as unknown as Post;
  const { unmount } = render(
    <PageContext value={{ language: 'zh-CN', texts: {}, host, post }}>
      <Announcer>{content}</Announcer>
    </PageContext>,
  );
  return { host, unmount };
}

function keysOf(texts: object): unknown {
  return Object.entries(texts).map(([key, value]: [string, unknown]) => (typeof value === 'object' ? [key, keysOf(value ?? {})] : key));
}
