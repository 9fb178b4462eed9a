import { mountRootParcel } from 'single-spa';
import { createFakeServices } from '@site/testing';
import { defineRemote } from './defineRemote';
import { useServices } from './ServicesContext';
import { useReadable } from './useReadable';
import type { RequestedView, ViewProps } from './remoteProps';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function View({ params }: ViewProps) {
  const { balance } = useServices();
  return (
    <p>
      {params['to']} {useReadable(balance.current)?.central}
    </p>
  );
}

const remote = defineRemote({
  id: 'wallet',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: { only: () => Promise.resolve({ View }) },
  widgets: {},
});

it('mounts, updates and unmounts as a parcel of any single-spa root', async () => {
  const host = createFakeServices();
  const domElement = document.createElement('div');
  const view = (to: string): RequestedView => ({ kind: 'screen', id: 'only', params: { to } });
  const props = { domElement, services: host.services, view: view('A') };

  // The root adds the parcel's name and single-spa's own props.
  const parcel = mountRootParcel<object>(remote as never, props);
  await parcel.mountPromise;
  expect(domElement).toHaveTextContent('A 100000');

  await parcel.update?.({ ...props, view: view('B') });
  expect(domElement).toHaveTextContent('B 100000');

  await parcel.unmount();
  expect(domElement).toBeEmptyDOMElement();
  expect(host.liveCount).toBe(0);
});
