import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';
import { useComposition } from './CompositionContext';
import { createReference } from './reference';
import { scopeServices } from './scopedServices';
import type { ReadyRemote } from './useRemote';
import { createViewDriver, type ViewDriver, type ViewFailure } from './viewDriver';

/** What a place shows in place of its view. */
export interface FailedView {
  readonly reference: string;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

interface RemoteViewProps {
  readonly remote: RemoteId;
  readonly ready: ReadyRemote;
  readonly kind: RequestedView['kind'];
  readonly id: string;
  readonly params: RequestedView['params'];
  /** Asked before a failed view is mounted again. True: another build takes its place. */
  readonly renew: () => Promise<boolean>;
  readonly pending: ReactNode;
  readonly fallback: (failed: FailedView) => ReactNode;
  /** The view is there, or its fallback. Called again when another function is given. */
  readonly onSettled?: (() => void) | undefined;
}

type Status = { readonly at: 'pending' } | { readonly at: 'shown' } | { readonly at: 'failed' | 'retrying'; readonly reference: string };

/** A view of a loaded remote, mounted by its lifecycles into an element of its own. */
export function RemoteView({ remote, ready, kind, id, params, renew, pending, fallback, onSettled }: RemoteViewProps) {
  const { store, services } = useComposition();
  const container = useRef<HTMLDivElement>(null);
  const driver = useRef<ViewDriver>(undefined);
  const [status, setStatus] = useState<Status>({ at: 'pending' });
  const view = useView(kind, id, params);

  useEffect(() => {
    if (!container.current) return undefined;
    const report = ({ phase, cause }: ViewFailure) => {
      const reference = createReference(remote, Math.random());
      services.logger.error('remote view failed', {
        remote,
        version: ready.build.version,
        view: id,
        phase,
        revision: store.revision,
        reference,
        cause,
      });
      setStatus({ at: 'failed', reference });
    };
    const own = createViewDriver({
      remote,
      lifecycles: ready.lifecycles,
      container: container.current,
      openServices: () => scopeServices(services, remote),
      onReady: () => {
        setStatus({ at: 'shown' });
      },
      onFailure: report,
    });
    driver.current = own;
    return () => {
      driver.current = undefined;
      own.dispose();
    };
  }, [remote, ready, id, services, store]);

  // After the effect above, which makes the driver, and again whenever it has made another.
  useEffect(() => {
    driver.current?.show(view);
  }, [remote, ready, services, store, view]);

  const isSettled = status.at !== 'pending';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);

  const retry = () => {
    setStatus((current) => (current.at === 'failed' ? { at: 'retrying', reference: current.reference } : current));
    void renew().then((isReplaced) => {
      if (!isReplaced) driver.current?.retry();
    });
  };

  return (
    <>
      {status.at === 'pending' && pending}
      {(status.at === 'failed' || status.at === 'retrying') &&
        fallback({ reference: status.reference, isRetrying: status.at === 'retrying', retry })}
      {/* Not hidden while it mounts or retries: a view may measure itself. */}
      <div ref={container} hidden={status.at === 'failed'} />
    </>
  );
}

/** The same object as long as it says the same, so that a render of the page is no update of the view. */
function useView(kind: RequestedView['kind'], id: string, params: RequestedView['params']): RequestedView {
  const text = JSON.stringify(params);
  return useMemo(() => ({ kind, id, params: JSON.parse(text) as RequestedView['params'] }), [kind, id, text]);
}
