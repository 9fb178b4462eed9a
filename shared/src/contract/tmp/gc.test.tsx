import { useEffect } from 'react';
import { preInfoCall, type PreInfo } from '../../wire/site';
import { createFakeServices, fakeAnswer, holdCall } from '../../testing';
import { defineRemote } from '../defineRemote';
import { useServices } from '../ServicesContext';
import { useReadable } from '../useReadable';
beforeAll(() => { Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); });
async function collectGarbage(): Promise<void> {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collect();
  }
}
const alive = (n: WeakRef<object>[]) => n.filter((x) => x.deref() !== undefined).length;
function Plain() { return <p>a</p>; }
function Reads() { const { balance } = useServices(); useReadable(balance.current); return <p>a</p>; }
function Streams() { const { stream } = useServices(); useEffect(() => { const c = stream.connect('odds', { onOpen: () => undefined, onMessage: () => undefined, onClose: () => undefined }); return () => { c.close(); }; }, [stream]); return <p>a</p>; }
function Calls() { const { http } = useServices(); useEffect(() => { const abort = new AbortController(); void http.send(preInfoCall, {}, { signal: abort.signal }); return () => { abort.abort(); }; }, [http]); return <p>a</p>; }
function Stores() { const { storage, bus } = useServices(); useEffect(() => { const a = bus.on('balance/changed', () => undefined); const b = storage.subscribe('draft', () => undefined); return () => { a(); b(); } }, [storage, bus]); return <p>a</p>; }
function Loads() { const { overlays } = useServices(); useEffect(() => overlays.loading(), [overlays]); return <p>a</p>; }
const remote = defineRemote({ id: 'sports', locales: { 'zh-CN': () => Promise.resolve({}), 'zh-TW': () => Promise.resolve({}) },
  screens: { plain: () => Promise.resolve({ View: Plain }), reads: () => Promise.resolve({ View: Reads }), streams: () => Promise.resolve({ View: Streams }), stores: () => Promise.resolve({ View: Stores }), calls: () => Promise.resolve({ View: Calls }), loads: () => Promise.resolve({ View: Loads }) }, widgets: {} });
it.each(['stores', 'calls', 'plain', 'reads', 'streams', 'loads'])('%s', async (id) => {
  const host = createFakeServices({ answers: [fakeAnswer(preInfoCall, holdCall<PreInfo>().handler)] });
  const nodes: WeakRef<object>[] = [];
  for (let i = 0; i < 20; i++) {
    const domElement = document.createElement('div');
    const props = { name: `n${id}${i}`, domElement, view: { kind: 'screen' as const, id, params: {} }, services: host.services };
    await remote.mount(props); nodes.push(new WeakRef(domElement)); await remote.unmount(props);
  }
  await collectGarbage();
  console.log(id, alive(nodes));
});
