import { useCallback } from 'react';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { ButtonLink, Empty, Skeleton } from '@site/shared/ui';
import { sponsorContentCall } from '@site/shared/wire/advertising';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../services/ShellContext';
import { useRouting } from '../../routing/RoutingContext';
import { SponsorshipCard } from './SponsorshipCard';
import styles from './SponsorshipList.module.css';
import { useSponsorTexts } from './useSponsorTexts';

/** Lists the sponsorships in the order of the platform. Implements R-API-003. */
export function SponsorshipList() {
  const { http } = useShell();
  const texts = useSponsorTexts();
  const load = useCallback((signal: AbortSignal) => http.send(sponsorContentCall, {}, { signal, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load);
  return (
    <section>
      <h2 className={styles['title']}>{texts.list}</h2>
      <LoadableView
        of={state}
        onRetry={reload}
        empty={<NoSponsorships />}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<CardSkeletons />}
      >
        {({ list }) => (
          <ul className={styles['cards']}>
            {list.map((sponsorship) => (
              <SponsorshipCard key={sponsorship.id} sponsorship={sponsorship} />
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
}

function NoSponsorships() {
  const { navigation } = useRouting();
  const texts = useSponsorTexts();
  const linkTo = useSiteLink();
  return (
    <Empty title={texts.empty_title} actions={<ButtonLink {...linkTo(navigation.href('home', {}))}>{texts.home}</ButtonLink>}>
      {texts.empty_text}
    </Empty>
  );
}

function CardSkeletons() {
  return (
    <div className={styles['cards']}>
      <Skeleton height="2.9rem" />
      <Skeleton height="2.9rem" />
      <Skeleton height="2.9rem" />
    </div>
  );
}
