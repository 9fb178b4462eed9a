import { from, type ObservableInput } from 'rxjs';
import type { HostServices } from '@site/shared/contract/services';
import { fakeAnswer, holdCall } from '@site/testing';
import { preInfoCall, type PreInfo } from '@site/shared/wire/site';
import { scopeServices } from './scopedServices';
import { aRoot } from './testing/builders';

function aMount() {
  const { root, host } = aRoot({ answers: [fakeAnswer(preInfoCall, holdCall<PreInfo>().handler)] });
  return { host, ...scopeServices(root, 'sports') };
}

const handlers = () => ({ onOpen: jest.fn(), onMessage: jest.fn(), onClose: jest.fn() });

/** Opens one of everything without closing it, as a careless view does. */
function openAll(services: HostServices) {
  const heard = jest.fn();
  for (const readable of [services.session.member, services.session.isSignedIn, services.edition, services.locale, services.flags])
    readable.subscribe(heard);
  for (const readable of [services.balance.current, services.balance.isRefreshing, services.navigation.location, services.dock.openTab])
    readable.subscribe(heard);
  services.bus.on('balance/changed', heard);
  services.storage.subscribe('draft', heard);
  const stream = handlers();
  services.stream.connect('odds', stream);
  services.overlays.loading();
  return { heard, stream, call: services.http.send(preInfoCall, {}), dialog: services.overlays.dialog({ message: 'sure?' }) };
}

describe('while mounted', () => {
  it('a readable is an observable for the rxjs of the view, which ends with the mount', () => {
    const { host, services, dispose } = aMount();
    const seen: unknown[] = [];
    from(services.edition as unknown as ObservableInput<string>).subscribe((edition) => seen.push(edition));

    host.edition.set('professional');
    dispose();
    host.edition.set('classic');

    expect(seen).toEqual(['classic', 'professional']);
    expect(host.liveCount).toBe(0);
  });

  it('what a view does reaches the host', () => {
    const { host, services } = aMount();

    services.overlays.toast('done', 'success');
    services.bus.emit('balance/changed', { cause: 'bet' });
    services.navigation.go('saveMoney', {});
    services.dock.show('slip');
    services.dock.setCount('slip', 2);
    services.storage.write('draft', { stake: '100' });

    expect(host.toasts).toEqual([{ message: 'done', tone: 'success' }]);
    expect(host.emitted).toEqual([{ name: 'balance/changed', event: { cause: 'bet' } }]);
    expect(host.location.get().name).toBe('saveMoney');
    expect(host.openDock.get()).toBe('slip');
    expect(host.dockCounts.get('slip')).toBe(2);
    expect(services.storage.read('draft')).toEqual({ stake: '100' });
  });

  it.each([
    ['/activity/discount?x=1', '/activity/discount?x=1'],
    ['//evil.example/x', '/'],
  ])('a view goes to the path %s of this site, and never leaves it', (path, arrivesAt) => {
    const { host, services } = aMount();

    services.navigation.goToPath(path);

    expect(host.navigated).toMatchObject([{ name: arrivesAt }]);
  });

  it('blocks each way to another page until the view or its mount ends', () => {
    const { host, services, dispose } = aMount();
    const held = jest.fn();
    const go = jest.fn();
    const end = services.navigation.block(held);

    host.leave(go);
    expect([held.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
    end();
    host.leave(go);
    expect(go).toHaveBeenCalledTimes(1);
    services.navigation.block(held);
    dispose();
    host.leave(go);

    expect([held.mock.calls.length, go.mock.calls.length]).toEqual([1, 2]);
  });

  it('what happens in the host reaches the view, until the view ends it', () => {
    const { host, services } = aMount();
    const heard = jest.fn();
    const end = services.edition.subscribe(heard);

    host.edition.set('professional');
    expect(services.edition.get()).toBe('professional');
    end();
    end();
    host.edition.set('classic');

    expect(heard).toHaveBeenCalledTimes(1);
    expect(host.liveCount).toBe(0);
  });

  it('a connection sends and receives, and closes once', () => {
    const { host, services } = aMount();
    const stream = handlers();
    const connection = services.stream.connect('odds', stream);
    const [platform] = host.connections;

    platform?.open();
    platform?.say({ type: 'pong' });
    connection.send({ type: 'ping' });
    platform?.drop();
    connection.close();

    expect(stream.onOpen).toHaveBeenCalledTimes(1);
    expect(stream.onMessage).toHaveBeenCalledWith({ type: 'pong' });
    expect(platform?.sent).toEqual([{ type: 'ping' }]);
    expect(stream.onClose).toHaveBeenCalledTimes(1);
    expect(host.liveCount).toBe(0);
  });

  it('a call ends with its own signal too', async () => {
    const { services } = aMount();
    const abort = new AbortController();
    const call = services.http.send(preInfoCall, {}, { signal: abort.signal });

    abort.abort();

    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
  });

  it('log entries name their remote', () => {
    const { host, services } = aMount();
    services.logger.warn('odd', { at: 1 });
    expect(host.logged).toEqual([{ level: 'warn', message: 'odd', fields: { at: 1, remote: 'sports' } }]);
  });
});

describe('the end of a mount', () => {
  it('ends what a view left open, and resolves its pending calls', async () => {
    const { host, services, dispose } = aMount();
    const { stream, call, dialog } = openAll(services);
    expect(host.liveCount).toBe(15);

    dispose();
    dispose();

    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(await dialog).toBe('closed');
    expect(host.connections[0]?.state).toBe('closed');
    expect(stream.onClose).not.toHaveBeenCalled();
    // The dialog belongs to the host, so the question stays until the player answers it.
    expect(host.liveCount).toBe(1);
    host.dialogs[0]?.answer('closed');
    expect(host.liveCount).toBe(0);
  });

  it('drops the effects of a pending promise', async () => {
    const { host, services, dispose } = aMount();
    dispose();

    services.overlays.toast('too late');
    services.bus.emit('ticket/accepted', { ticketId: '1' });
    services.navigation.go('home', {});
    services.navigation.goToPath('/chat');
    services.dock.show('chat');
    const { heard, call, dialog } = openAll(services);
    host.edition.set('professional');

    expect(services.session.requireLogin()).toBe(false);
    expect([host.toasts, host.emitted, host.navigated, host.calls, host.connections, host.dialogs, host.loadings]).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(host.openDock.get()).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
    expect(await dialog).toBe('closed');
    expect(host.liveCount).toBe(0);
  });

  it('ends nothing of another mount', () => {
    const { root, host } = aRoot();
    const [one, two] = [scopeServices(root, 'sports'), scopeServices(root, 'sports')];
    const heard = jest.fn();
    one.services.edition.subscribe(jest.fn());
    two.services.edition.subscribe(heard);

    one.dispose();
    host.edition.set('professional');

    expect(heard).toHaveBeenCalledTimes(1);
    expect(host.liveCount).toBe(1);
  });
});
