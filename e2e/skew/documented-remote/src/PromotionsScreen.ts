import { createElement as h, lazy, Suspense, useEffect, useState, useSyncExternalStore, version } from 'react';
import type { Readable } from '@site/shared/contract/readable';
import type { RemoteProps } from '@site/shared/contract/remoteProps';
import { TEXTS } from './texts';

const Details = lazy(() => import('./Details'));

/** Shows which React renders it, the name of the member, and details that are loaded when they are opened. */
export function PromotionsScreen({ services: { session, locale }, onReady }: RemoteProps) {
  const texts = TEXTS[useReadable(locale)];
  const name = useReadable(session.member)?.name ?? texts.guest;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onReady?.(), [onReady]);
  return h(
    'section',
    { 'aria-label': texts.title },
    h('h1', null, texts.title),
    h('p', null, `React ${version} · ${name}`),
    h('button', { type: 'button', onClick: () => setOpen(true) }, texts.open),
    isOpen ? h(Suspense, { fallback: null }, h(Details, { texts })) : null,
  );
}

function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get);
}
