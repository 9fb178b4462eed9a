import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteLifecycles, RemoteProps } from '@site/shared/contract';
import { MOUNT_BUDGET_BEFORE_ANOTHER_MS, MOUNT_BUDGET_MS, STABLE_AFTER_MS } from './limits';
import { RemoteOutlet } from './RemoteOutlet';
import { aPageWith } from './testing/aPage';
import { aBuild, aManifest, aRemote, never } from './testing/builders';
import { WidgetSlot } from './WidgetSlot';

const [active, previous] = [aBuild('2.0.0'), aBuild('1.0.0')];
const both = { enabled: true, active, previous } as const;

/** Creates a view that renders the version of its build. */
function aView(version: string, mount: (props: RemoteProps) => Promise<unknown> = () => Promise.resolve()): jest.Mocked<RemoteLifecycles> {
  return aRemote({
    mount: async (props) => {
      await mount(props);
      const text = props.domElement.ownerDocument.createElement('p');
      text.textContent = `${props.view.id} ${version}`;
      props.domElement.append(text);
      props.onReady?.();
    },
  });
}

const missing = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error' }));
const rejects = () => Promise.reject(new Error('mount rejected'));

/** Renders a page whose active build mounts as given, and whose previous build works. */
async function aPage(mount: (props: RemoteProps) => Promise<unknown>, sports: Parameters<typeof aPageWith>[0]['sports'] = both) {
  const broken = aView('2.0.0', mount);
  const page = await aPageWith({ remote: broken, sports });
  const before = aView('1.0.0');
  page.load.mockImplementation(({ version }) => Promise.resolve(version === '1.0.0' ? before : broken));
  const versions = () => page.load.mock.calls.map(([{ version }]) => version);
  const failures = () => page.host.logged.filter(({ message }) => message === 'remote view failed').map(({ fields }) => fields);
  return { ...page, broken, before, versions, failures };
}

const outlet = <RemoteOutlet remote="sports" screen="crty" params={{}} />;

describe('a view whose mount rejects', () => {
  it('is replaced by the previous build automatically, and the log names it', async () => {
    const { within, broken, failures } = await aPage(rejects);
    render(within(outlet));

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(broken.mount).toHaveBeenCalledTimes(1);
    expect(failures()).toEqual([
      expect.objectContaining({ remote: 'sports', version: '2.0.0', view: 'crty', phase: 'mount', revision: 7, next: '1.0.0' }),
    ]);
  });

  it('is the panel where there is no previous build, and the log says so', async () => {
    const { within, failures } = await aPage(rejects, { enabled: true, active });
    render(within(outlet));

    expect(await screen.findByRole('alert')).toHaveTextContent('体育暂时无法打开');
    expect(failures()).toEqual([expect.objectContaining({ version: '2.0.0', next: 'none' })]);
  });

  it('is the panel where the build before fails too, and the player tries both again', async () => {
    const { within, before, broken, versions } = await aPage(rejects);
    before.mount.mockImplementation(rejects);
    render(within(outlet));
    await screen.findByRole('alert');
    expect(versions()).toEqual(['2.0.0', '1.0.0']);

    broken.mount.mockImplementation(aView('2.0.0').mount);
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));

    expect(await screen.findByText('crty 2.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('affects no other mount point: mounted views keep their build, later ones get the previous one', async () => {
    const { within, broken } = await aPage(({ view }) => (view.id === 'crty' ? rejects() : Promise.resolve()));
    const dock = <WidgetSlot remote="sports" widget="dock" />;
    const { rerender } = render(within(dock));
    await screen.findByText('dock 2.0.0');

    rerender(within([dock, outlet]));

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
    expect(screen.getByText('dock 2.0.0')).toBeVisible();
    expect(broken.unmount).not.toHaveBeenCalled();
  });
});

describe('a view whose file is missing', () => {
  it('is mounted once more at once', async () => {
    let isFirst = true;
    const { within, versions, failures } = await aPage(() => {
      if (!isFirst) return Promise.resolve();
      isFirst = false;
      return missing();
    });
    render(within(outlet));

    expect(await screen.findByText('crty 2.0.0')).toBeVisible();
    expect(versions()).toEqual(['2.0.0']);
    expect(failures()).toEqual([expect.objectContaining({ version: '2.0.0', next: '2.0.0' })]);
  });

  it('is replaced where the file is still missing then', async () => {
    const { within, broken, failures } = await aPage(missing);
    render(within(outlet));

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
    expect(broken.mount).toHaveBeenCalledTimes(2);
    expect(failures().map(({ next }) => next)).toEqual(['2.0.0', '1.0.0']);
  });
});

describe('a view that throws', () => {
  it('in its first render is replaced', async () => {
    const { within } = await aPage(({ onError }) => {
      onError?.(new Error('thrown while rendering'));
      return never();
    });
    render(within(outlet));

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
  });

  it('in its first effects, right after it has painted, is replaced', async () => {
    const { within } = await aPage(({ onReady, onError }) => {
      onReady?.();
      onError?.(new Error('thrown in an effect'));
      return never();
    });
    render(within(outlet));

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
  });

  it('after it was stable is the panel, and is replaced only when a retry fails', async () => {
    jest.useFakeTimers();
    const { within, broken, versions } = await aPage(() => Promise.resolve());
    render(within(outlet));
    await act(() => jest.advanceTimersByTimeAsync(STABLE_AFTER_MS));
    expect(screen.getByText('crty 2.0.0')).toBeVisible();

    act(() => broken.mount.mock.calls[0]?.[0].onError?.(new Error('later')));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(versions()).toEqual(['2.0.0']);

    broken.update.mockImplementation(({ onError }) => Promise.resolve(onError?.(new Error('again'))));
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(screen.getByText('crty 1.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('a view of plain lifecycles that throws after it was ready', () => {
  // The test environment fails a test for errors without a listener.
  beforeAll(() => {
    window.addEventListener('error', () => undefined);
  });
  const empty = (remote: jest.Mocked<RemoteLifecycles>, { entry }: typeof active): void => {
    remote.mount.mock.lastCall?.[0].domElement.replaceChildren();
    window.dispatchEvent(new ErrorEvent('error', { filename: entry, error: new Error('thrown later') }));
  };

  it('is replaced by the previous build before it was stable', async () => {
    const { within, broken, failures } = await aPage(() => Promise.resolve());
    render(within(outlet));
    await screen.findByText('crty 2.0.0');

    act(() => {
      empty(broken, active);
    });

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
    expect(failures()).toEqual([expect.objectContaining({ version: '2.0.0', phase: 'render', next: '1.0.0' })]);
  });

  it('is the panel where there is no previous build, and comes back by its button', async () => {
    const { within, broken } = await aPage(() => Promise.resolve(), { enabled: true, active });
    render(within(outlet));
    await screen.findByText('crty 2.0.0');
    act(() => {
      empty(broken, active);
    });

    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));

    expect(await screen.findByText('crty 2.0.0')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a view that never paints', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is replaced sooner than one without a previous build', async () => {
    const { within } = await aPage(never);
    render(within(outlet));
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_BUDGET_BEFORE_ANOTHER_MS - 1));
    expect(screen.queryByText('crty 1.0.0')).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(screen.getByText('crty 1.0.0')).toBeVisible();
  });

  it('has its full time where there is no other', async () => {
    const { within } = await aPage(never, { enabled: true, active });
    render(within(outlet));
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_BUDGET_MS - 1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('operations', () => {
  it('deploy another build than the failed one, and it replaces the panel automatically', async () => {
    const { within, store } = await aPage(rejects, { enabled: true, active });
    render(within(outlet));
    await screen.findByRole('alert');

    act(() => {
      store.apply(aManifest({ sports: { enabled: true, active: previous } }, { revision: 8 }));
    });

    expect(await screen.findByText('crty 1.0.0')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
