import { useCallback } from 'react';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Tag } from '@site/shared/ui';
import { myDiscountAdCall, type WireDiscountAd } from '@site/shared/wire/advertising';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../services/ShellContext';
import { useRouting } from '../../routing/RoutingContext';
import styles from './MyOffers.module.css';
import { useMenuTexts } from './useMenuTexts';

/**
 * Shows the promotions still open to this member below the offer rules, each with a link to its page. Implements
 * R-API-004.
 */
export function MyOffers() {
  const { http } = useShell();
  const { offers } = useMenuTexts();
  const load = useCallback((signal: AbortSignal) => http.send(myDiscountAdCall, {}, { signal, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load);
  return (
    <section className={styles['offers']} aria-labelledby="my-offers">
      <h2 id="my-offers" className={styles['title']}>
        {offers.title}
      </h2>
      <LoadableView of={state} onRetry={reload} empty={offers.empty} isEmpty={({ list }) => list.length === 0}>
        {({ list }) => (
          <ul className={styles['list']}>
            {list.map((ad) => (
              <Offer key={ad.id} ad={ad} />
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
}

function Offer({ ad: { id, kind, title, emphasis, summary, isReady } }: { readonly ad: WireDiscountAd }) {
  const { navigation } = useRouting();
  const { offers } = useMenuTexts();
  const linkTo = useSiteLink();
  const address = kind === 'friendInvitation' ? navigation.href(kind, {}) : navigation.href(kind, { id });
  return (
    <li>
      <a {...linkTo(address)} className={styles['offer']}>
        <b>
          {title} <span className={styles['emphasis']}>{emphasis}</span>
        </b>
        <span className={styles['summary']}>{summary}</span>
        {isReady && <Tag tone="success">{offers.ready}</Tag>}
      </a>
    </li>
  );
}
