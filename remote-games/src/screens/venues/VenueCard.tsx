import type { MouseEvent, ReactNode } from 'react';
import { assertNever } from '@site/shared/assert';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { Icon } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import { entryOf, type Venue, type VenueEntry } from '../../venues/venue';
import type { VenueCategory } from '../../venues/venueCategory';
import { CATEGORY_SCENES } from './categoryScenes';
import styles from './VenueCard.module.css';

interface VenueCardProps {
  readonly category: VenueCategory;
  readonly venue: Venue;
  /** Which variant of the category's art. */
  readonly variant: number;
}

/** One venue: a link where it can be entered, else its facts and its state. */
export function VenueCard({ category, venue, variant }: VenueCardProps) {
  const { t } = useTranslation();
  const entry = entryOf(venue);
  const content = (
    <>
      <Scene scene={CATEGORY_SCENES[category]} seed={variant} className={styles['scene']} />
      <strong className={styles['name']}>{venue.name}</strong>
      <StateLine entry={entry} />
      <span className={styles['foot']}>
        <span className={styles['rebate']}>
          {t('venues.rebate')} <b>{venue.rebate}%</b>
        </span>
        {entry.is === 'local-channel' && (
          <span className={styles['enter']}>
            {t('venues.enter')}
            <Icon name="chevron-right" size="sm" />
          </span>
        )}
      </span>
    </>
  );
  if (entry.is === 'local-channel') return <ChannelLink enName={venue.enName}>{content}</ChannelLink>;
  return (
    <div className={styles['card']} data-entry={entry.is}>
      {content}
    </div>
  );
}

/** A guest is asked to log in first and stays where they are. */
function ChannelLink({ enName, children }: { readonly enName: string; readonly children: ReactNode }) {
  const { session } = useServices();
  const link = useRouteLink('crty', { enName });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (session.requireLogin()) link.onClick(event);
    else event.preventDefault();
  };
  return (
    <a href={link.href} className={styles['card']} data-entry="local-channel" onClick={handleClick}>
      {children}
    </a>
  );
}

function StateLine({ entry }: { readonly entry: VenueEntry }) {
  const { t } = useTranslation();
  switch (entry.is) {
    case 'local-channel':
      return null;
    case 'not-offered':
      return <span className={styles['state']}>{t('venues.not_offered')}</span>;
    case 'maintenance':
      return (
        <span className={styles['state']}>
          <Icon name="wrench" size="xs" />
          {t('venues.maintenance')}
          <span className={styles['resumes']}>
            {entry.resumesAt === undefined ? t('venues.resumes_unknown') : t('venues.resumes', { at: formatShortMinute(entry.resumesAt) })}
          </span>
        </span>
      );
    default:
      return assertNever(entry);
  }
}
