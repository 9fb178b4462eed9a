import { useEffect } from 'react';
import { defineRemote } from '@site/shared/contract/defineRemote';
import { useServices } from '@site/shared/contract/ServicesContext';
import { useReadable } from '@site/shared/contract/useReadable';
import { leftoversOf, NOTHING_LEFT } from './lifeCycles';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Opens one resource of each kind, of the page and of its services. */
function take(add: (end: () => void) => void, services: ReturnType<typeof useServices>): void {
  const listener = () => undefined;
  window.addEventListener('resize', listener);
  const timer = setInterval(listener, 60_000);
  const element = document.createElement('div');
  document.body.append(element);
  add(services.bus.on('balance/changed', listener));
  add(() => {
    window.removeEventListener('resize', listener);
    clearInterval(timer);
    element.remove();
  });
}

function Tidy() {
  const services = useServices();
  useReadable(services.balance.current);
  useEffect(() => {
    const ends: (() => void)[] = [];
    take((end) => ends.push(end), services);
    return () => {
      for (const end of ends) end();
    };
  }, [services]);
  return <p>tidy</p>;
}

function Careless() {
  const services = useServices();
  useEffect(() => {
    take(() => undefined, services);
  }, [services]);
  return <p>careless</p>;
}

const remote = defineRemote({
  id: 'sports',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: { tidy: () => Promise.resolve({ View: Tidy }), careless: () => Promise.resolve({ View: Careless }) },
  widgets: {},
});

describe('the leaks of repeated mounts', () => {
  it('are none if a view releases all it took', async () => {
    expect(await leftoversOf(remote, { kind: 'screen', id: 'tidy', params: {} }, 10)).toEqual(NOTHING_LEFT);
  });

  it('are one of each per mount if a view releases nothing', async () => {
    expect(await leftoversOf(remote, { kind: 'screen', id: 'careless', params: {} }, 10)).toEqual({
      services: 10,
      elements: 10,
      listeners: 10,
      timers: 10,
    });
  });
});
