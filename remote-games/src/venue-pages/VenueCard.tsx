import { assertNever } from '@site/shared/assert';
import { formatShortMinute } from '@site/shared/i18n';
import { Icon } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { useEnterVenue } from '../launch/useEnterVenue';
import { CATEGORY_SCENES } from '../venues/categoryScenes';
import { RebateChip } from '../venues/RebateChip';
import { offerOf, type Venue, type VenueCategory, type VenueOffer } from '../venues/venue';
import styles from './VenueCard.module.css';

interface VenueCardProps {
  readonly category: VenueCategory;
  readonly venue: Venue;
  readonly variant: number;
}

/** Shows one venue: a button when it can be entered, otherwise its facts and state. */
export function VenueCard({ category, venue, variant }: VenueCardProps) {
  const { t } = useTranslation();
  const enter = useEnterVenue();
  const offer = offerOf(venue);
  const content = (
    <>
      <Scene scene={CATEGORY_SCENES[category]} seed={variant} className={styles['scene']} />
      <strong className={styles['name']}>{venue.name}</strong>
      <StateLine offer={offer} />
      <span className={styles['foot']}>
        {offer.kind !== 'not-offered' && <RebateChip percent={venue.rebate} />}
        {offer.kind === 'entry' && (
          <span className={styles['enter']}>
            {t('venues.enter')}
            <Icon name="chevron-right" size="sm" />
          </span>
        )}
      </span>
    </>
  );
  if (offer.kind !== 'entry') {
    return (
      <div className={styles['card']} data-offer={offer.kind}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles['card']}
      data-offer="entry"
      onClick={() => {
        enter({ enName: venue.enName, gameCode: '', title: venue.name });
      }}
    >
      {content}
    </button>
  );
}

function StateLine({ offer }: { readonly offer: VenueOffer }) {
  const { t } = useTranslation();
  switch (offer.kind) {
    case 'entry':
      return null;
    case 'not-offered':
      return <span className={styles['state']}>{t('venues.not_offered')}</span>;
    case 'maintenance':
      return (
        <span className={styles['state']}>
          <Icon name="wrench" size="xs" />
          {t('venues.maintenance')}
          <span className={styles['resumes']}>
            {offer.resumesAt === undefined ? t('venues.resumes_unknown') : t('venues.resumes', { at: formatShortMinute(offer.resumesAt) })}
          </span>
        </span>
      );
    default:
      return assertNever(offer);
  }
}
