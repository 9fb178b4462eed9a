import { formatCount } from '@site/shared/i18n';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './PagePlaces.module.css';
import type { PlayPlace } from './playFilter';

interface PagePlacesProps {
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** Number of entries on all pages; `undefined` until it is loaded. */
  readonly total: number | undefined;
  readonly onPlace: (place: PlayPlace) => void;
}

/** Renders links to older and newer entries, or nothing when all fit on one page. */
export function PagePlaces({ next, previous, total, onPlace }: PagePlacesProps) {
  const { t } = useTranslation();
  if (next === undefined && previous === undefined) return null;
  return (
    <nav aria-label={t('bet_record.pages')} className={styles['pages']}>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('bet_record.newer')}
        disabled={previous === undefined}
        onClick={() => {
          onPlace({ before: previous });
        }}
      />
      {total !== undefined && <span>{t('bet_record.entries', { count: formatCount(total) })}</span>}
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('bet_record.older')}
        disabled={next === undefined}
        onClick={() => {
          onPlace({ after: next });
        }}
      />
    </nav>
  );
}
