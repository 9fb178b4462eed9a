import { useRouteLink } from '@site/shared/contract';
import { useBoardLink } from '@site/shared/screen-link';
import { Icon } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';
import { CATEGORY_SCENES } from '../venues/categoryScenes';
import { RebateChip } from '../venues/RebateChip';
import { LOCAL_CHANNEL, type VenueCategory } from '../venues/venue';
import styles from './LobbyTile.module.css';
import type { TileFacts } from './tileFacts';

interface LobbyTileProps {
  readonly category: VenueCategory;
  /** `undefined` until known. */
  readonly facts: TileFacts | undefined;
  /** True when sports link to the site's own channel (decision 48). */
  readonly leadsToChannel: boolean;
}

/** Shows the tile of a category on home: its art, the number of games or venues, and the best rebate. */
export function LobbyTile({ category, facts, leadsToChannel }: LobbyTileProps) {
  const { t } = useTranslation();
  const channelLink = useBoardLink(LOCAL_CHANNEL);
  const venuesLink = useRouteLink(CATEGORY_ROUTES[category], {});
  return (
    <a {...(leadsToChannel ? channelLink : venuesLink)} className={styles['tile']}>
      <Scene scene={CATEGORY_SCENES[category]} top={120} className={styles['scene']} />
      <strong className={styles['name']}>{t(`category.${category}.name`)}</strong>
      <span className={styles['count']}>{facts && <Count facts={facts} />}</span>
      <span className={styles['foot']}>
        {facts?.rebate !== undefined && <RebateChip percent={facts.rebate} />}
        <span className={styles['go']} aria-hidden="true">
          <Icon name="chevron-right" size="sm" />
        </span>
      </span>
    </a>
  );
}

function Count({ facts: { games, venues } }: { readonly facts: TileFacts }) {
  const { t } = useTranslation();
  return games > 0 ? t('counts.games', { count: games }) : t('counts.venues', { count: venues });
}
