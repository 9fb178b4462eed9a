import { createElement as h, lazy, Suspense, useEffect, useState, useSyncExternalStore, version } from 'react';
import type { Readable } from '@site/shared/contract/readable';
import type { RemoteProps } from '@site/shared/contract/remoteProps';
import type { HostServices } from '@site/shared/contract/services';
import { formatYuanFixed } from '@site/shared/money';
import { promotionsCall, type WirePromotion } from '@site/shared/wire/promotions';
import { TEXTS } from './texts';

const Details = lazy(() => import('./Details'));

/**
 * Shows the React version that renders it, the name and balance of the member, the running promotions, and details that
 * are loaded on demand.
 */
export function PromotionsScreen({ services, onReady }: RemoteProps) {
  const { session, balance, navigation, locale } = services;
  const texts = TEXTS[useReadable(locale)];
  const name = useReadable(session.member)?.name ?? texts.guest;
  const central = useReadable(balance.current)?.central;
  const promotions = usePromotions(services);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onReady?.(), [onReady]);

  const row = ({ id, title }: WirePromotion) =>
    h(
      'li',
      { key: id },
      title,
      h('button', { type: 'button', onClick: () => setMarked([...marked.filter((other) => other !== id), id]) }, texts.mark),
    );
  return h(
    'section',
    { className: 'remote-activities-promotions', 'aria-label': texts.title },
    h('h1', null, texts.title),
    h('p', null, `React ${version} · ${name} ${central === undefined ? '' : formatYuanFixed(central)}`),
    h('p', { role: 'status' }, `${texts.marked} ${String(marked.length)}`),
    promotions === undefined ? h('p', { 'aria-busy': true }, texts.loading) : h('ul', null, ...promotions.map(row)),
    h('button', { type: 'button', onClick: () => setOpen(true) }, texts.open),
    isOpen ? h(Suspense, { fallback: null }, h(Details, { texts })) : null,
    h('button', { type: 'button', onClick: () => navigation.go('realbet', {}) }, texts.lobby),
  );
}

function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get);
}

function usePromotions({ http, locale }: HostServices): readonly WirePromotion[] | undefined {
  const language = useReadable(locale);
  const [promotions, setPromotions] = useState<readonly WirePromotion[] | undefined>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    void http.send(promotionsCall, {}, { signal: abort.signal }).then((result) => {
      if (result.ok) setPromotions(result.data.list);
    });
    return () => {
      abort.abort();
    };
  }, [http, language]);
  return promotions;
}
