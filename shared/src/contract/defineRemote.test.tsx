import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { typedTranslation } from '../i18n';
import { createFakeServices, fakeAnswer, holdCall, type FakeHost } from '@site/testing';
import { preInfoCall, type PreInfo } from '../wire/site';
import { defineRemote } from './defineRemote';
import type { RemoteLifecycles, RemoteProps, RequestedView, ViewProps } from './remoteProps';
import { useServices } from './ServicesContext';
import { useReadable } from './useReadable';

const useTranslation = typedTranslation({ greeting: { hello: '您好' } });
const faults = { atRender: false, inEffect: false };

// Turn `act` off, because it would hold back the renders that a mount waits for. The root then renders on React's own
// schedule, as in a page.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(() => {
  faults.atRender = false;
  faults.inEffect = false;
  // React logs every error that it passes to a boundary. The tests check that the errors arrive there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
});

function Greeting({ params }: ViewProps) {
  const { t } = useTranslation();
  const { session } = useServices();
  const member = useReadable(session.member);
  const [presses, setPresses] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setPresses(presses + 1);
      }}
    >
      {t('greeting.hello')} {member?.name} {params['to']} {presses}
    </button>
  );
}

function Fragile({ params }: ViewProps) {
  if (faults.atRender || params['poison'] !== undefined) throw new Error('thrown while rendering');
  useEffect(() => {
    if (faults.inEffect) throw new Error('thrown in an effect');
  }, []);
  return <p>whole</p>;
}

/** Opens one subscription, listener, connection, call and dialog each, and closes them on unmount. */
function Busy() {
  const { balance, bus, edition, http, overlays, storage, stream } = useServices();
  useReadable(balance.current);
  useReadable(edition);
  useEffect(() => {
    const abort = new AbortController();
    const ends = [
      bus.on('balance/changed', () => undefined),
      storage.subscribe('draft', () => undefined),
      overlays.loading(),
      () => {
        abort.abort();
      },
    ];
    const connection = stream.connect('odds', { onOpen: () => undefined, onMessage: () => undefined, onClose: () => undefined });
    void http.send(preInfoCall, {}, { signal: abort.signal });
    return () => {
      connection.close();
      for (const end of ends) end();
    };
  }, [bus, http, overlays, storage, stream]);
  return <p>busy</p>;
}

const remote = defineRemote({
  id: 'sports',
  locales: {
    'zh-TW': () => Promise.resolve({ greeting: { hello: '您好嗎' } }),
  },
  screens: {
    greeting: () => Promise.resolve({ View: Greeting }),
    fragile: () => Promise.resolve({ View: Fragile }),
    busy: () => Promise.resolve({ View: Busy }),
    missing: () => Promise.reject(new Error('the chunk is not there')),
  },
  widgets: { greeting: () => Promise.resolve({ View: () => <p>small</p> }) },
});

let names = 0;

function aMount(id: string, overrides: Partial<RemoteProps> = {}): RemoteProps {
  names += 1;
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return { name: `test-${String(names)}`, domElement, view: aView(id), services: createFakeServices().services, ...overrides };
}

function aView(id: string, params: RequestedView['params'] = {}): RequestedView {
  return { kind: 'screen', id, params };
}

async function run(lifecycle: keyof RemoteLifecycles, props: RemoteProps): Promise<void> {
  await remote[lifecycle](props);
  // Let React run effects and the state updates that they cause.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('a mounted view', () => {
  it('shows the requested screen, with the given services', async () => {
    const onReady = jest.fn();
    const props = aMount('greeting', { view: aView('greeting', { to: 'A' }), onReady });

    await run('mount', props);

    expect(props.domElement).toHaveTextContent('您好 player1 A 0');
    expect(onReady).toHaveBeenCalledTimes(1);
    await run('unmount', props);
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('accepts other parameters without losing its state', async () => {
    const props = aMount('greeting', { view: aView('greeting', { to: 'A' }) });
    await run('mount', props);
    props.domElement.querySelector('button')?.click();

    await run('update', { ...props, view: aView('greeting', { to: 'B' }) });

    expect(props.domElement).toHaveTextContent('B 1');
    await run('unmount', props);
  });

  it('is replaced by another view', async () => {
    const props = aMount('fragile');
    await run('mount', props);

    await run('update', { ...props, view: aView('greeting') });
    expect(props.domElement).toHaveTextContent('您好');

    await run('update', { ...props, view: { kind: 'widget', id: 'greeting', params: {} } });
    expect(props.domElement).toHaveTextContent('small');
    await run('unmount', props);
  });

  it('changes its language without a remount', async () => {
    const host = createFakeServices();
    const props = aMount('greeting', { services: host.services });
    await run('mount', props);
    props.domElement.querySelector('button')?.click();

    host.locale.set('zh-TW');

    await waitFor(() => {
      expect(props.domElement).toHaveTextContent('您好嗎 player1 1');
    });
    await run('unmount', props);
  });

  it('starts in the language of the player', async () => {
    const props = aMount('greeting', { services: createFakeServices({ locale: 'zh-TW' }).services });
    await run('mount', props);
    expect(props.domElement).toHaveTextContent('您好嗎');
    await run('unmount', props);
  });
});

describe('invalid mounts', () => {
  it.each([
    ['a view the remote does not have', 'nowhere', 'has no screen "nowhere"'],
    ['a name of the language itself', 'constructor', 'has no screen "constructor"'],
    ['a view whose code is not there', 'missing', 'the chunk is not there'],
  ])('rejects %s, and its unmount resolves', async (_case, id, message) => {
    const props = aMount(id);

    await expect(remote.mount(props)).rejects.toThrow(message);

    await expect(remote.unmount(props)).resolves.toBeUndefined();
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('rejects an update to an unknown view and keeps the current one', async () => {
    const props = aMount('greeting');
    await run('mount', props);

    await expect(remote.update({ ...props, view: aView('nowhere') })).rejects.toThrow('has no screen');

    expect(props.domElement).toHaveTextContent('您好');
    await run('unmount', props);
  });
});

describe('a view that throws', () => {
  it.each(['atRender', 'inEffect'] as const)(
    'reports its error to the host (%s), while the mount resolves and a retry recovers',
    async (fault) => {
      faults[fault] = true;
      const onError = jest.fn();
      const onReady = jest.fn();
      const props = aMount('fragile', { onError, onReady });

      await run('mount', props);
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('thrown') as string }));
      expect(props.domElement).toBeEmptyDOMElement();

      faults[fault] = false;
      onReady.mockClear();
      await run('update', { ...props, attempt: 1 });

      expect(props.domElement).toHaveTextContent('whole');
      expect(onReady).toHaveBeenCalledTimes(1);
      await run('unmount', props);
    },
  );

  it('reports its error to the host on an update too, on each attempt that fails', async () => {
    const onError = jest.fn();
    const props = aMount('fragile', { onError });
    await run('mount', props);
    expect(onError).not.toHaveBeenCalled();

    const poisoned = { ...props, view: aView('fragile', { poison: 'yes' }) };
    await run('update', poisoned);
    expect(onError).toHaveBeenCalledTimes(1);
    await run('update', { ...poisoned, attempt: 1 });
    expect(onError).toHaveBeenCalledTimes(2);

    await run('update', { ...props, attempt: 2 });
    expect(props.domElement).toHaveTextContent('whole');
    await run('unmount', props);
  });

  it('stays failed during the same attempt', async () => {
    faults.atRender = true;
    const onError = jest.fn();
    const props = aMount('fragile', { onError });
    await run('mount', props);

    faults.atRender = false;
    await run('update', props);

    expect(props.domElement).toBeEmptyDOMElement();
    await run('unmount', props);
  });
});

describe('an unmounted view', () => {
  it('leaves no subscription, listener, connection, call or dialog', async () => {
    const host = aBusyHost();
    const props = aMount('busy', { services: host.services });
    await run('mount', props);
    // The eight are: locale (subscribed by the root), balance, edition, bus, storage, loading, connection and call.
    expect(host.liveCount).toBe(8);

    await run('unmount', props);

    expect(host.liveCount).toBe(0);
  });

  it('is garbage collected: 100 mounts retain no subscription and no node', async () => {
    const host = aBusyHost();
    const nodes: WeakRef<Element>[] = [];
    for (let count = 0; count < 100; count += 1) {
      const props = aMount('busy', { services: host.services });
      await run('mount', props);
      nodes.push(new WeakRef(props.domElement));
      await run('unmount', props);
      props.domElement.remove();
    }

    expect(host.liveCount).toBe(0);
    expect(document.body).toBeEmptyDOMElement();
    await collectGarbage();
    // React retains the root that it rendered last.
    expect(nodes.filter((node) => node.deref() !== undefined).length).toBeLessThanOrEqual(2);
  });
});

function aBusyHost(): FakeHost {
  return createFakeServices({ answers: [fakeAnswer(preInfoCall, holdCall<PreInfo>().handler)] });
}

async function collectGarbage(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
  }
}
