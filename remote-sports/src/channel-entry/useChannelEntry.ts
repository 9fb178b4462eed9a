import { useCallback, useEffect, useRef, useState } from 'react';
import { useReadable, useServices, type CallFailure } from '@site/shared/contract';
import { launchChannel } from './launchApi';
import { useTranslation } from './texts';
import { channelStore, enter } from './channelEntry';

export type ChannelEntry =
  /**
   * No member is signed in: public content is shown, and stays visible while a member who signs in enters the channel.
   */
  | { readonly status: 'guest' }
  | { readonly status: 'entering' }
  | { readonly status: 'entered' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/**
 * Enters the channel before a member sees its content, and again after the server has refused the token. A guest enters
 * when signing in.
 *
 * Implements R-ROUTE-34, R-ROUTE-35, R-ERRB-26.
 */
export function useChannelEntry(): { readonly entry: ChannelEntry; readonly retry: () => void } {
  const { http, session, overlays } = useServices();
  const { t } = useTranslation();
  const userId = useReadable(session.member)?.userId;
  const [entry, setEntry] = useState<ChannelEntry>({ status: userId === undefined ? 'guest' : 'entering' });
  const [attempt, setAttempt] = useState(0);
  const launchFailed = useRef('');
  useEffect(() => {
    launchFailed.current = t('channel.launch_failed');
  });

  const retry = useCallback(() => {
    setEntry({ status: 'entering' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    if (userId === undefined) {
      setEntry({ status: 'guest' });
      return undefined;
    }
    void launchChannel(http, userId, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (!result.ok) {
        setEntry({ status: 'failed', failure: result.failure });
        overlays.toast(launchFailed.current, 'warning');
        return;
      }
      enter(channelStore(), result.data);
      setEntry({ status: 'entered' });
    });
    return () => {
      controller.abort();
    };
  }, [http, overlays, userId, attempt]);

  useEffect(
    () =>
      channelStore().subscribe((state, before) => {
        if (before.status === 'refused' && state.status === 'closed') retry();
      }),
    [retry],
  );

  return { entry, retry };
}
