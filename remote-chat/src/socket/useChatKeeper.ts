import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { awakeAgain } from '@site/shared/streams';
import { useTranslation } from './texts';
import { pageChat } from './createPageChat';
import { usePageChat } from './useChat';

/** Upper bound of the number on the badge. */
const MOST_UNREAD = 99;

/**
 * Keeps the chat connected while no view shows it, shows the number of unread messages on the dock, and shows one toast
 * when they mention the player. Reconnects at once when the network is back or a suspended page resumes.
 */
export function useChatKeeper(): void {
  const { dock, overlays } = useServices();
  const { t } = useTranslation();
  usePageChat('keeper');
  const count = useStore(pageChat.store, ({ unread }) => Math.min(unread.count, MOST_UNREAD));
  useEffect(() => {
    dock.setCount('chat', count);
  }, [dock, count]);
  const isNamed = useStore(pageChat.store, ({ unread }) => unread.mentions > 0);
  const tell = useRef<() => void>(undefined);
  useEffect(() => {
    tell.current = () => {
      overlays.toast(t('talk.mentioned'));
    };
  });
  useEffect(() => {
    if (isNamed) tell.current?.();
  }, [isNamed]);
  useEffect(
    () => () => {
      dock.setCount('chat', 0);
    },
    [dock],
  );
  useEffect(() => {
    const awake = awakeAgain(window).subscribe(() => {
      const { status } = pageChat.store.getState().connection;
      if (status === 'closed' || status === 'error') pageChat.restart();
    });
    return () => {
      awake.unsubscribe();
    };
  }, []);
}
