import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { defineRemote, useReadable, useServices, type ViewProps } from '@site/shared/contract';
import type { Locale } from '@site/shared/i18n';
import { AUTO_RETRY_DELAYS_MS } from './limits';
import { LoadError } from './remoteLoader';
import { RemoteOutlet } from './RemoteOutlet';
import { aPageWith } from './testing/aPage';
import { aBuild, aManifest } from './testing/builders';
import { useEnabledRemotes } from './useEnabledRemotes';
import { WidgetSlot } from './WidgetSlot';

const faults = { atRender: false };

beforeEach(() => {
  faults.atRender = false;
  document.head.replaceChildren();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Board({ params }: ViewProps) {
  const { bus, edition } = useServices();
  useReadable(edition);
  const [clicks, setClicks] = useState(0);
  useEffect(() => bus.on('slip/pick', () => undefined), [bus]);
  if (faults.atRender) throw new Error('thrown while rendering');
  return (
    <button
      type="button"
      onClick={() => {
        setClicks(clicks + 1);
      }}
    >
      board {params['enName']} {clicks}
    </button>
  );
}

const remote = defineRemote({
  id: 'sports',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: { crty: () => Promise.resolve({ View: Board }), results: () => Promise.resolve({ View: () => <p>results</p> }) },
  widgets: { dock: () => Promise.resolve({ View: () => <p>dock</p> }) },
});

const notThere = () => Promise.reject(new LoadError('entry', new Error('404')));

const aPage = (sports?: RemoteDeployment, locale?: Locale) => aPageWith({ remote, sports, locale });

const outlet = (enName: string, screenId = 'crty') => <RemoteOutlet remote="sports" screen={screenId} params={{ enName }} />;

describe('a screen of a remote', () => {
  it('appears, and receives other parameters without being mounted again', async () => {
    const { within, load } = await aPage();
    const { rerender } = render(within(outlet('A')));
    await userEvent.click(await screen.findByRole('button', { name: 'board A 0' }));

    rerender(within(outlet('B')));

    expect(await screen.findByRole('button', { name: 'board B 1' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has its files asked for with the entry, not after it', async () => {
    const active = aBuild();
    const { within, load, begin } = await aPage({ enabled: true, active });
    render(within(outlet('A')));

    expect(begin.mock.calls).toEqual([[active, 'crty']]);
    await screen.findByRole('button', { name: 'board A 0' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing when the player leaves', async () => {
    const { within, host } = await aPage();
    const { rerender } = render(within(outlet('A')));
    await screen.findByRole('button', { name: 'board A 0' });
    const before = host.liveCount;

    rerender(within(<p>elsewhere</p>));

    await waitFor(() => {
      expect(host.liveCount).toBe(0);
    });
    expect(before).toBeGreaterThan(0);
  });

  it('is replaced by another screen of the same remote, each with services of its own', async () => {
    const { within, host } = await aPage();
    const { rerender } = render(within(outlet('A')));
    await screen.findByRole('button', { name: 'board A 0' });

    rerender(within(outlet('A', 'results')));

    expect(await screen.findByText('results')).toBeVisible();
    await waitFor(() => {
      // The remaining subscription is the mounted view's to the locale.
      expect(host.liveCount).toBe(1);
    });
  });

  it('survives the double mounting of strict mode', async () => {
    const { within, host } = await aPage();
    const { unmount } = render(<StrictMode>{within(outlet('A'))}</StrictMode>);
    await waitFor(() => {
      // One mount subscribes to the locale, the edition and the bus.
      expect(host.liveCount).toBe(3);
    });
    expect(screen.getByRole('button', { name: 'board A 0' })).toBeVisible();

    unmount();
    await waitFor(() => {
      expect(host.liveCount).toBe(0);
    });
  });
});

describe('a remote that cannot be loaded', () => {
  it('shows a panel with what is safe, a link home, customer service and a reference', async () => {
    const { within, load, host, onContactService } = await aPage();
    load.mockImplementation(notThere);
    render(within(outlet('A')));

    expect(await screen.findByRole('alert')).toHaveTextContent('体育暂时无法打开');
    expect(screen.getByText(/您的资金与已提交的注单均安全/)).toBeVisible();
    expect(screen.getByText('参考编号 SP-204518')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '联系客服' }));
    expect(onContactService).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    expect(host.navigated).toEqual([{ name: 'home', params: {}, options: {} }]);
  });

  it('is translated to traditional Chinese', async () => {
    const { within, load } = await aPage(undefined, 'zh-TW');
    load.mockImplementation(notThere);
    render(within(outlet('A')));

    expect(await screen.findByRole('alert')).toHaveTextContent('體育暫時無法開啟');
  });

  it('is there after a retry that works', async () => {
    const { within, load } = await aPage();
    load.mockImplementationOnce(notThere).mockImplementationOnce(notThere);
    render(within(outlet('A')));

    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));

    expect(await screen.findByRole('button', { name: 'board A 0' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a screen that throws', () => {
  it('becomes the same panel, is logged, and recovers by a retry', async () => {
    faults.atRender = true;
    const { within, host } = await aPage();
    render(within(outlet('A')));

    await screen.findByRole('alert');
    expect(host.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        fields: expect.objectContaining({ remote: 'sports', version: '1.0.0', view: 'crty', phase: 'render', revision: 7 }) as object,
      }),
    );

    faults.atRender = false;
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('button', { name: 'board A 0' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is replaced at the retry by the build that operations have deployed', async () => {
    const { within, load, refetch } = await aPage();
    const View = () => <p>the board before</p>;
    const locales = { 'zh-TW': () => Promise.resolve({}) };
    const rolledBack = defineRemote({ id: 'sports', locales, screens: { crty: () => Promise.resolve({ View }) }, widgets: {} });
    faults.atRender = true;
    render(within(outlet('A')));
    await screen.findByRole('alert');

    refetch.mockResolvedValue(aManifest({ sports: { enabled: true, active: aBuild('0.9.0') } }, { revision: 8 }));
    load.mockResolvedValue(rolledBack);
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));

    expect(await screen.findByText('the board before')).toBeVisible();
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['1.0.0', '0.9.0']);
  });

  it('throws again at the retry: the panel stays, under another reference', async () => {
    faults.atRender = true;
    const { within } = await aPage();
    render(within(outlet('A')));
    const first = (await screen.findByText(/参考编号/)).textContent;

    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));

    await waitFor(() => {
      expect(screen.getByText(/参考编号/).textContent).not.toBe(first);
    });
  });
});

describe('a remote that is switched off', () => {
  const off: RemoteDeployment = { enabled: false, reason: { 'zh-CN': '赛事数据升级', 'zh-TW': '賽事資料升級' } };

  it('has a page with the reason of operations', async () => {
    const { within, load } = await aPage(off);
    render(within(outlet('A')));

    expect(screen.getByRole('region', { name: '体育暂未开放' })).toHaveTextContent('赛事数据升级');
    expect(load).not.toHaveBeenCalled();
  });

  it('has no widgets and no entries', async () => {
    const Entry = () => (useEnabledRemotes()('sports') ? <p>entry</p> : null);
    const { within } = await aPage(off);
    const { container } = render(
      within(
        <>
          <Entry />
          <WidgetSlot remote="sports" widget="dock" placeholder={<p>wait</p>} />
        </>,
      ),
    );

    expect(container).toBeEmptyDOMElement();
  });

  it('is removed while it is shown, and a newer build does not replace it before the next mount', async () => {
    const { within, store, load } = await aPage();
    render(within(outlet('A')));
    await screen.findByRole('button', { name: 'board A 0' });

    act(() => {
      store.apply(aManifest({ sports: { enabled: true, active: aBuild('2.0.0') } }, { revision: 8 }));
    });
    expect(screen.getByRole('button', { name: 'board A 0' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);

    act(() => {
      store.apply(aManifest({ sports: off }, { revision: 9 }));
    });
    expect(screen.getByRole('region', { name: '体育暂未开放' })).toBeVisible();
  });
});

describe('a widget', () => {
  it('replaces its placeholder', async () => {
    const { within } = await aPage();
    render(within(<WidgetSlot remote="sports" widget="dock" placeholder={<p>wait</p>} />));

    expect(screen.getByText('wait')).toBeVisible();
    expect(await screen.findByText('dock')).toBeVisible();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });

  it('that cannot be loaded is one line with a retry', async () => {
    const { within, load } = await aPage();
    load.mockImplementationOnce(notThere).mockImplementationOnce(notThere);
    render(within(<WidgetSlot remote="sports" widget="dock" />));

    expect(await screen.findByRole('status')).toHaveTextContent('体育暂不可用');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('dock')).toBeVisible();
  });

  it('that the remote does not have is the same line', async () => {
    const { within } = await aPage();
    render(within(<WidgetSlot remote="sports" widget="nowhere" />));

    expect(await screen.findByRole('status')).toHaveTextContent('体育暂不可用');
  });
});

describe('the panel by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts down to a retry, waits longer each time, and then leaves it to the player', async () => {
    const { within, load } = await aPage();
    load.mockImplementation(notThere);
    render(within(outlet('A')));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(2);

    for (const [index, delayMs] of AUTO_RETRY_DELAYS_MS.entries()) {
      expect(screen.getByText(`将在 ${String(delayMs / 1000)} 秒后自动重试`)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(delayMs - 1));
      expect(load).toHaveBeenCalledTimes(2 * (index + 1));
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(load).toHaveBeenCalledTimes(2 * (index + 2));
    }

    expect(screen.queryByText(/秒后自动重试/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(load).toHaveBeenCalledTimes(2 * (AUTO_RETRY_DELAYS_MS.length + 1));
  });
});
