import type { RemoteLifecycles, RemoteProps, RequestedView } from '@site/shared/contract/remoteProps';
import { EMPTY_SCREEN_MS, MOUNT_BUDGET_MS, UNMOUNT_BUDGET_MS } from './limits';
import { scopeServices } from './scopedServices';
import { aBuild, aRemote, aRoot, never } from './testing/builders';
import { createViewDriver } from './viewDriver';

const ENTRY = aBuild().entry;

const view = (id: string, params: RequestedView['params'] = {}): RequestedView => ({ kind: 'screen', id, params });

function aMountPoint(overrides: Partial<RemoteLifecycles> = {}) {
  const container = document.createElement('div');
  const lifecycles = aRemote(overrides);
  const { root, host } = aRoot();
  const dispose = jest.fn();
  const [onReady, onFailure, onUnmountFailure] = [jest.fn(), jest.fn(), jest.fn()];
  /** Called with each change of the note of a mount. */
  const onNote = jest.fn<undefined, [string]>();
  /** Called with each change of a mount's stay in the page. */
  const onStay = jest.fn<undefined, [string]>();
  const driver = createViewDriver({
    remote: 'sports',
    entry: ENTRY,
    lifecycles,
    container,
    openServices: () => {
      const scope = scopeServices(root, 'sports');
      // Open a subscription for every mount that its view never closes.
      scope.services.edition.subscribe(jest.fn());
      return {
        ...scope,
        dispose: () => {
          dispose();
          scope.dispose();
        },
      };
    },
    noteMount: () => {
      onNote('made');
      return { remove: () => onNote('removed'), painted: () => onNote('painted') };
    },
    enterPage: () => {
      onStay('entered');
      return { painted: () => onStay('painted'), left: () => onStay('left') };
    },
    onReady,
    onFailure,
    onUnmountFailure,
  });
  return { onNote, onStay, driver, lifecycles, container, host, dispose, onReady, onFailure, onUnmountFailure };
}

/** Creates a mount that the test paints and finishes. */
function aSlowMount() {
  let finish: () => void = () => undefined;
  const mount = (props: RemoteProps) =>
    new Promise<void>((resolve) => {
      finish = () => {
        props.onReady?.();
        resolve();
      };
    });
  return {
    mount,
    finish: () => {
      finish();
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const propsOf = (lifecycle: jest.MockInstance<Promise<unknown>, [RemoteProps]>, call = 0): RemoteProps => {
  const props = lifecycle.mock.calls[call]?.[0];
  if (!props) throw new Error('was not called');
  return props;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('mounting', () => {
  it('bootstraps, then mounts into an element of its own under a name of its own', async () => {
    const [one, two] = [aMountPoint(), aMountPoint()];
    one.driver.show(view('crty', { enName: 'CRTY' }));
    two.driver.show(view('crty'));
    await settle();

    const props = propsOf(one.lifecycles.mount);
    expect(props.view).toEqual(view('crty', { enName: 'CRTY' }));
    expect(props.domElement.parentElement).toBe(one.container);
    expect(propsOf(two.lifecycles.mount).name).not.toBe(props.name);
    expect(one.lifecycles.bootstrap.mock.invocationCallOrder[0]).toBeLessThan(one.lifecycles.mount.mock.invocationCallOrder[0] ?? 0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no chunk'))],
    [
      'throws at once',
      () => {
        throw new Error('no chunk');
      },
    ],
  ])('that %s is reported, and leaves nothing', async (_case, mount) => {
    const { driver, container, host, onFailure } = aMountPoint({ mount });
    driver.show(view('crty'));
    await settle();

    expect(onFailure).toHaveBeenCalledWith({ phase: 'mount', cause: expect.objectContaining({ message: 'no chunk' }) as Error });
    expect(container).toBeEmptyDOMElement();
    expect(host.liveCount).toBe(0);
  });

  it('that never ends is reported after its budget, and a retry mounts again', async () => {
    const { driver, lifecycles, container, host, onFailure } = aMountPoint();
    lifecycles.mount.mockImplementationOnce(never);
    driver.show(view('crty'));

    await jest.advanceTimersByTimeAsync(MOUNT_BUDGET_MS - 1);
    expect(onFailure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'mount' }));
    expect(host.liveCount).toBe(0);

    driver.retry();
    await settle();
    expect(propsOf(lifecycles.mount, 1).name).not.toBe(propsOf(lifecycles.mount).name);
    expect(propsOf(lifecycles.mount, 1).attempt).toBe(1);
    expect(container.children).toHaveLength(1);
  });

  it('that ends before the view has painted is reported after its budget, and is undone', async () => {
    const { driver, lifecycles, container, onFailure } = aMountPoint({ mount: () => Promise.resolve() });
    driver.show(view('crty'));

    await jest.advanceTimersByTimeAsync(MOUNT_BUDGET_MS);

    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'mount' }));
    expect(lifecycles.unmount).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('that ends after all is undone', async () => {
    const { mount, finish } = aSlowMount();
    const { driver, lifecycles } = aMountPoint({ mount });
    driver.show(view('crty'));
    await jest.advanceTimersByTimeAsync(MOUNT_BUDGET_MS);
    expect(lifecycles.unmount).not.toHaveBeenCalled();

    finish();
    await settle();

    expect(propsOf(lifecycles.unmount).name).toBe(propsOf(lifecycles.mount).name);
  });
});

describe('the note of a mount', () => {
  it('is made before any of its code runs, and stays until the view has painted', async () => {
    const { mount, finish } = aSlowMount();
    const { driver, lifecycles, onNote } = aMountPoint({ mount });
    driver.show(view('crty'));
    expect(onNote.mock.invocationCallOrder[0]).toBeLessThan(lifecycles.bootstrap.mock.invocationCallOrder[0] ?? 0);
    await settle();

    expect(onNote.mock.calls).toEqual([['made']]);

    finish();
    await settle();

    expect(onNote.mock.calls).toEqual([['made'], ['painted']]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no chunk'))],
    [
      'throws in render',
      (props: RemoteProps) => {
        props.onError?.(new Error('in render'));
        return never();
      },
    ],
  ])('is removed when it %s', async (_case, mount) => {
    const { driver, onNote } = aMountPoint({ mount });
    driver.show(view('crty'));
    await settle();

    expect(onNote).toHaveBeenLastCalledWith('removed');
  });

  it('is removed when the player leaves first', async () => {
    const { driver, onNote } = aMountPoint({ mount: never });
    driver.show(view('crty'));
    await settle();

    driver.dispose();

    expect(onNote).toHaveBeenLastCalledWith('removed');
  });
});

describe('the stay of a mount in the page', () => {
  it('begins before any of its code runs, and ends when its element is gone', async () => {
    const { driver, lifecycles, container, onStay } = aMountPoint();
    const elements: number[] = [];
    onStay.mockImplementation(() => void elements.push(container.childElementCount));
    driver.show(view('crty'));
    expect(onStay.mock.invocationCallOrder[0]).toBeLessThan(lifecycles.bootstrap.mock.invocationCallOrder[0] ?? 0);
    await settle();

    driver.dispose();
    await settle();

    expect(onStay.mock.calls).toEqual([['entered'], ['painted'], ['left']]);
    expect(elements).toEqual([1, 1, 0]);
  });

  it('ends with a mount that fails', async () => {
    const { driver, onStay } = aMountPoint({ mount: () => Promise.reject(new Error('no chunk')) });
    driver.show(view('crty'));
    await settle();

    expect(onStay.mock.calls).toEqual([['entered'], ['left']]);
  });
});

describe('updates', () => {
  it('wait for the mount, follow each other, and pass all props again', async () => {
    const { mount, finish } = aSlowMount();
    const { driver, lifecycles } = aMountPoint({ mount });
    driver.show(view('crty', { page: '1' }));
    driver.show(view('crty', { page: '2' }));
    driver.show(view('crty', { page: '3' }));
    await settle();
    expect(lifecycles.update).not.toHaveBeenCalled();

    finish();
    await settle();

    expect(lifecycles.update.mock.calls.map(([props]) => props.view.params)).toEqual([{ page: '2' }, { page: '3' }]);
    expect(propsOf(lifecycles.update)).toEqual({ ...propsOf(lifecycles.mount), view: view('crty', { page: '2' }) });
  });

  it('that fail are reported and can be tried again', async () => {
    const { driver, lifecycles, onReady, onFailure } = aMountPoint();
    lifecycles.update.mockRejectedValueOnce(new Error('no such view'));
    driver.show(view('crty'));
    driver.show(view('other'));
    await settle();
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'update' }));

    onReady.mockClear();
    driver.retry();
    await settle();
    expect(propsOf(lifecycles.update, 1)).toMatchObject({ view: view('other'), attempt: 1 });
    expect(onReady).toHaveBeenCalledTimes(1);
  });
});

describe('what the view reports', () => {
  it('is reported, and a retry after a throw is an update with another attempt', async () => {
    const { driver, lifecycles, onReady, onFailure } = aMountPoint();
    driver.show(view('crty'));
    await settle();
    const props = propsOf(lifecycles.mount);

    props.onError?.(new Error('in render'));
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ phase: 'render' }));
    onReady.mockClear();
    driver.retry();
    await settle();
    expect(propsOf(lifecycles.update)).toMatchObject({ name: props.name, attempt: 1 });
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('of a retry that throws again is no success', async () => {
    const { driver, lifecycles, onReady, onFailure } = aMountPoint();
    lifecycles.update.mockImplementationOnce((props) => {
      props.onError?.(new Error('again'));
      return Promise.resolve();
    });
    driver.show(view('crty'));
    await settle();
    onReady.mockClear();

    driver.retry();
    await settle();

    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onReady).not.toHaveBeenCalled();
  });

  it('after its end is not reported', async () => {
    const { driver, lifecycles, onReady, onFailure } = aMountPoint();
    driver.show(view('crty'));
    await settle();
    driver.dispose();
    onReady.mockClear();
    const props = propsOf(lifecycles.mount);

    props.onReady?.();
    props.onError?.(new Error('late'));
    driver.show(view('other'));
    driver.retry();
    await settle();

    expect(onReady).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(lifecycles.update).not.toHaveBeenCalled();
  });
});

describe('a view that is gone without a report', () => {
  const lose = (props: RemoteProps, message: string): void => {
    props.domElement.replaceChildren();
    window.dispatchEvent(new ErrorEvent('error', { filename: ENTRY, error: new Error(message) }));
  };
  const mount = (props: RemoteProps) => {
    props.domElement.append('content');
    props.onReady?.();
    return Promise.resolve();
  };

  it('is reported once, is unmounted, and a retry mounts it again', async () => {
    const { driver, lifecycles, container, host, onFailure, onUnmountFailure } = aMountPoint({ mount, unmount: never });
    driver.show(view('crty'));
    await settle();

    lose(propsOf(lifecycles.mount), 'thrown later');
    await settle();
    expect(onFailure.mock.calls).toEqual([[{ phase: 'render', cause: expect.objectContaining({ message: 'thrown later' }) as Error }]]);
    expect(lifecycles.unmount).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
    expect(host.liveCount).toBe(0);

    driver.retry();
    await settle();
    expect(container).toHaveTextContent('content');
    await jest.advanceTimersByTimeAsync(UNMOUNT_BUDGET_MS);
    expect(onUnmountFailure).not.toHaveBeenCalled();
  });

  it('fails its mount at once where it has not painted', async () => {
    const { driver, lifecycles, onFailure } = aMountPoint({ mount: never });
    driver.show(view('crty'));
    await settle();

    lose(propsOf(lifecycles.mount), 'thrown in a callback');
    await settle();

    expect(onFailure.mock.calls).toEqual([
      [{ phase: 'mount', cause: expect.objectContaining({ message: 'thrown in a callback' }) as Error }],
    ]);
  });

  it('is not reported again where it has reported itself', async () => {
    const { driver, lifecycles, onFailure } = aMountPoint({ mount });
    driver.show(view('crty'));
    await settle();
    const props = propsOf(lifecycles.mount);

    props.onError?.(new Error('in render'));
    props.domElement.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is nothing that fails when its unmount has emptied it', async () => {
    const { driver, lifecycles, onFailure } = aMountPoint({ mount });
    driver.show(view('crty'));
    await settle();
    const props = propsOf(lifecycles.mount);

    driver.dispose();
    lose(props, 'thrown at unmount');
    await settle();

    expect(onFailure).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the end', () => {
  it('unmounts, then disposes the services', async () => {
    const { driver, lifecycles, container, host, dispose } = aMountPoint();
    driver.show(view('crty'));
    await settle();
    expect(host.liveCount).toBe(1);

    driver.dispose();
    driver.dispose();
    await settle();

    expect(lifecycles.unmount).toHaveBeenCalledTimes(1);
    expect(lifecycles.unmount.mock.invocationCallOrder[0]).toBeLessThan(dispose.mock.invocationCallOrder[0] ?? 0);
    expect(container).toBeEmptyDOMElement();
    expect(host.liveCount).toBe(0);
  });

  it('during the mount waits for it, with its services disposed', async () => {
    const { mount, finish } = aSlowMount();
    const { driver, lifecycles, host } = aMountPoint({ mount });
    driver.show(view('crty'));
    await settle();

    driver.dispose();
    expect(host.liveCount).toBe(0);
    await settle();
    expect(lifecycles.unmount).not.toHaveBeenCalled();
    finish();
    await settle();

    expect(lifecycles.unmount).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('stuck')), 0],
    ['never ends', never, UNMOUNT_BUDGET_MS],
  ])('is not blocked by an unmount that %s, and reports it', async (_case, unmount, ms) => {
    const { driver, container, host, onFailure, onUnmountFailure } = aMountPoint({ unmount });
    driver.show(view('crty'));
    await settle();

    driver.dispose();
    await jest.advanceTimersByTimeAsync(ms);

    expect(container).toBeEmptyDOMElement();
    expect(host.liveCount).toBe(0);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onUnmountFailure).toHaveBeenCalledWith(expect.any(Error), view('crty'));
    expect(jest.getTimerCount()).toBe(0);
  });

  it('of 100 mounts leaves no element, subscription or timer', async () => {
    const { root, host } = aRoot();
    const container = document.createElement('div');
    for (let count = 0; count < 100; count += 1) {
      const driver = createViewDriver({
        remote: 'sports',
        entry: ENTRY,
        lifecycles: aRemote(),
        container,
        openServices: () => {
          const scope = scopeServices(root, 'sports');
          scope.services.bus.on('balance/changed', jest.fn());
          return scope;
        },
        onReady: jest.fn(),
        onFailure: jest.fn(),
      });
      driver.show(view('crty'));
      await settle();
      driver.dispose();
      await settle();
    }

    expect(container).toBeEmptyDOMElement();
    expect(host.liveCount).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
