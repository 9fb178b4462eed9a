import { useCallback, useEffect, useRef, useState } from 'react';
import { useReadable, useServices, type CallFailure } from '@site/shared/contract';
import { launchChannel } from '../../api/launchApi';
import { useTranslation } from '../../i18n';
import { channelStore, enter } from '../channel';

export type ChannelEntry =
  | { readonly at: 'entering' }
  | { readonly at: 'entered' }
  /** `failure` is absent where there is no member to enter with. */
  | { readonly at: 'failed'; readonly failure: CallFailure | undefined };

/**
 * Enters the channel before anything of it is shown, and again after its token was refused.
 *
 * Proves R-ROUTE-34, R-ROUTE-35, R-ERRB-26.
 */
export function useChannelEntry(): { readonly entry: ChannelEntry; readonly retry: () => void } {
  const { http, session, overlays } = useServices();
  const { t } = useTranslation();
  const userId = useReadable(session.member)?.userId;
  const [entry, setEntry] = useState<ChannelEntry>({ at: 'entering' });
  const [attempt, setAttempt] = useState(0);
  const launchFailed = useRef('');
  useEffect(() => {
    launchFailed.current = t('channel.launch_failed');
  });

  const retry = useCallback(() => {
    setEntry({ at: 'entering' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const fail = (failure: CallFailure | undefined) => {
      setEntry({ at: 'failed', failure });
      overlays.toast(launchFailed.current, 'warning');
    };
    if (userId === undefined) {
      fail(undefined);
      return undefined;
    }
    void launchChannel(http, userId, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (!result.ok) {
        fail(result.failure);
        return;
      }
      enter(channelStore(), result.data);
      setEntry({ at: 'entered' });
    });
    return () => {
      controller.abort();
    };
  }, [http, overlays, userId, attempt]);

  useEffect(
    () =>
      channelStore().subscribe((state, before) => {
        if (before.at === 'refused' && state.at === 'closed') retry();
      }),
    [retry],
  );

  return { entry, retry };
}
