import { useEffect, useState } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { assertNever } from '@site/shared/assert';
import { useComposition } from './CompositionContext';
import { FallbackPanel } from './FallbackPanel';
import { PendingScreen } from './PendingScreen';
import { RemoteView } from './RemoteView';
import type { RemoteState } from './remoteRegistry';
import { UnavailablePage } from './UnavailablePage';
import { useRemote } from './useRemote';

interface RemoteOutletProps {
  readonly remote: RemoteId;
  /** A key of the remote's `screens`. */
  readonly screen: string;
  readonly params: Readonly<Record<string, string>>;
  /** The screen is there, or what stands in for it. Called again when another function is given. */
  readonly onSettled?: () => void;
}

/** A remote's screen in the page, whatever becomes of the remote: loading, shown, failed or switched off. */
export function RemoteOutlet({ remote, screen, params, onSettled }: RemoteOutletProps) {
  const { store } = useComposition();
  const { state, renew } = useRemote(remote);
  const [isAsking, setIsAsking] = useState(false);
  const failedBefore = useLastFailure(state);
  const isStoodInFor = state.at === 'disabled' || state.at === 'failed';
  useEffect(() => {
    if (isStoodInFor) onSettled?.();
  }, [isStoodInFor, onSettled]);

  switch (state.at) {
    case 'disabled':
      return <UnavailablePage remote={remote} reason={state.reason} />;
    case 'idle':
    case 'loading':
    case 'failed': {
      const failure = state.at === 'failed' ? state : failedBefore;
      if (!failure) return <PendingScreen remote={remote} />;
      return (
        <FallbackPanel
          remote={remote}
          reference={failure.reference}
          isRetrying={isAsking || state.at !== 'failed'}
          onRetry={() => {
            setIsAsking(true);
            void store.retry(remote).finally(() => {
              setIsAsking(false);
            });
          }}
        />
      );
    }
    case 'ready':
      return (
        <RemoteView
          // Another screen is another mount, with services of its own.
          key={`${state.build.container}/${screen}`}
          remote={remote}
          ready={state}
          kind="screen"
          id={screen}
          params={params}
          renew={renew}
          pending={<PendingScreen remote={remote} />}
          onSettled={onSettled}
          fallback={({ reference, isRetrying, retry }) => (
            <FallbackPanel remote={remote} reference={reference} isRetrying={isRetrying} onRetry={retry} />
          )}
        />
      );
    default:
      return assertNever(state);
  }
}

/** The panel stays where it is while a retry is under way. */
function useLastFailure(state: RemoteState): Extract<RemoteState, { at: 'failed' }> | undefined {
  const [failure, setFailure] = useState<Extract<RemoteState, { at: 'failed' }>>();
  if (state.at === 'failed' && state !== failure) setFailure(state);
  return failure;
}
