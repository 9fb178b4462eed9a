import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { awakeAgain } from '@site/shared/streams';
import { useTranslation } from './texts';
import { pageChat } from './createPageChat';
import { usePageChat } from './useChat';

/** A badge shows no more. */
const MOST_UNREAD = 99;

/**
 * Keeps the chat connected while nothing shows it, counts on the dock what is said meanwhile, and says so where that names the player: once, until they
 * look. A network that comes back, and a page that was suspended and runs again, do not wait for the next attempt.
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
