import { asObservable } from '@site/shared/contract/asObservable';
import type { Readable } from '@site/shared/contract/readable';
import type { HostServices, NamespacedStorage, StreamConnection } from '@site/shared/contract/services';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { toSitePath } from '../services/toSitePath';

/** Services of the host, from which each mount gets a scoped instance. */
export interface RootServices extends Omit<HostServices, 'storage'> {
  /** Returns the part of the device's storage that belongs to a remote. */
  storageOf(remote: RemoteId): NamespacedStorage;
}

export interface ScopedServices {
  readonly services: HostServices;
  /** Closes everything that the mount has opened, and makes its services inert. Idempotent. */
  dispose(): void;
}

/**
 * Creates the services of one mount. Its subscriptions, bus listeners, connections, pending calls and loading dialogs
 * end with the mount, whether or not the view cleans up. Later effects of the view's pending promises (a toast, a
 * navigation, an event) are dropped, because the player is elsewhere by then. Only its log entries still arrive.
 */
export function scopeServices(root: RootServices, remote: RemoteId): ScopedServices {
  const ends = new Set<() => void>();
  const abort = new AbortController();
  const isOver = (): boolean => abort.signal.aborted;

  /** Registers a cleanup for the end of the mount. The returned function runs it earlier, once. */
  const keep = (end: () => void): (() => void) => {
    const endOnce = () => {
      if (ends.delete(endOnce)) end();
    };
    ends.add(endOnce);
    return endOnce;
  };
  const scope = <T>(readable: Readable<T>): Readable<T> =>
    asObservable<Readable<T>>({
      get: () => readable.get(),
      subscribe: (listener) => (isOver() ? NOTHING : keep(readable.subscribe(listener))),
    });
  /** Wraps a command that is ignored after the mount has ended. */
  const whileMounted = <Args extends unknown[]>(command: (...args: Args) => void): ((...args: Args) => void) => {
    return (...args) => {
      if (!isOver()) command(...args);
    };
  };

  const storage = root.storageOf(remote);
  const { session, balance, http, stream, navigation, bus, overlays, dock, clock, logger } = root;
  const services: HostServices = {
    session: {
      member: scope(session.member),
      isSignedIn: scope(session.isSignedIn),
      requireLogin: () => !isOver() && session.requireLogin(),
      rememberedPassword: session.rememberedPassword,
    },
    balance: {
      current: scope(balance.current),
      isRefreshing: scope(balance.isRefreshing),
      refresh: () => (isOver() ? Promise.resolve() : balance.refresh()),
    },
    http: {
      send: (call, request, options = {}) => {
        if (isOver()) return Promise.resolve({ ok: false, failure: { kind: 'aborted' } });
        const signal = options.signal ? AbortSignal.any([abort.signal, options.signal]) : abort.signal;
        return http.send(call, request, { ...options, signal });
      },
    },
    stream: {
      connect(channel, handlers) {
        if (isOver()) return CLOSED;
        // A connection may close before `connect` returns.
        let forget = NOTHING;
        const connection = stream.connect(channel, {
          onOpen: whileMounted(() => {
            handlers.onOpen();
          }),
          onMessage: whileMounted((message) => {
            handlers.onMessage(message);
          }),
          onClose: () => {
            forget();
            if (!isOver()) handlers.onClose();
          },
        });
        const close = keep(() => {
          connection.close();
        });
        forget = close;
        return { send: (message) => connection.send(message), close };
      },
    },
    navigation: {
      location: scope(navigation.location),
      go: (name, params, options) => {
        if (!isOver()) navigation.go(name, params, options);
      },
      href: (name, params, query) => navigation.href(name, params, query),
      goToPath: (path) => {
        if (!isOver()) navigation.goToPath(toSitePath(path.slice(1)));
      },
      block: (onLeave) => (isOver() ? NOTHING : keep(navigation.block(onLeave))),
    },
    bus: {
      emit: (name, event) => {
        if (!isOver()) bus.emit(name, event);
      },
      on: (name, listener) => (isOver() ? NOTHING : keep(bus.on(name, listener))),
    },
    edition: scope(root.edition),
    locale: scope(root.locale),
    overlays: {
      toast: whileMounted((message, tone) => {
        overlays.toast(message, tone);
      }),
      dialog: (options) => (isOver() ? Promise.resolve('closed') : Promise.race([overlays.dialog(options), closedAtEnd(abort.signal)])),
      loading: (options = {}) =>
        isOver() ? NOTHING : keep(overlays.loading(typeof options === 'string' ? { message: options } : options)),
    },
    dock: {
      openTab: scope(dock.openTab),
      show: whileMounted((tab) => {
        dock.show(tab);
      }),
      hide: whileMounted(() => {
        dock.hide();
      }),
      setCount: whileMounted((tab, count) => {
        dock.setCount(tab, count);
      }),
    },
    clock,
    storage: { ...storage, subscribe: (key, listener) => (isOver() ? NOTHING : keep(storage.subscribe(key, listener))) },
    flags: scope(root.flags),
    logger: {
      info: (message, fields) => {
        logger.info(message, { ...fields, remote });
      },
      warn: (message, fields) => {
        logger.warn(message, { ...fields, remote });
      },
      error: (message, fields) => {
        logger.error(message, { ...fields, remote });
      },
    },
  };

  return {
    services,
    dispose() {
      abort.abort();
      for (const end of [...ends]) end();
    },
  };
}

const NOTHING = (): void => undefined;

const CLOSED: StreamConnection = { send: () => false, close: NOTHING };

function closedAtEnd(signal: AbortSignal): Promise<'closed'> {
  return new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve('closed');
      },
      { once: true },
    );
  });
}
