import { memo } from 'react';
import { formatShortMinute } from '@site/shared/i18n';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import type { CoverProps } from '@site/shared/ui/drawings/Cover';
import { LateCover } from '../games/LateCover';
import { useTranslation } from './texts';
import { useRebateName } from '../venues/useRebateName';
import type { Venue } from '../venues/venue';
import styles from './VenueRow.module.css';

/** Drawing of each venue; other venues are drawn from their code. */
const VENUE_MOTIFS: ReadonlyMap<string, CoverProps['motif']> = new Map([
  ['JGDZ', 'pearl'],
  ['QKDZ', 'tiger'],
  ['WXDZ', 'ingot'],
  ['HWDZ', 'planet'],
  ['JSDZ', 'crown'],
  ['FNDZ', 'lotus'],
  ['MTDZ', 'candy'],
]);

interface VenueRowProps {
  readonly venues: Loadable<readonly Venue[]>;
  readonly onRetry: () => void;
  /** `undefined` for all venues. */
  readonly chosen: string | undefined;
  readonly onChoose: (enName: string | undefined) => void;
}

/**
 * Shows buttons for all venues together and for each venue. A venue under maintenance is disabled and shows when it
 * ends.
 */
export const VenueRow = memo(function VenueRow({ venues, onRetry, chosen, onChoose }: VenueRowProps) {
  const { t } = useTranslation();
  return (
    <LoadableView of={venues} onRetry={onRetry} empty={t('venues.empty')} skeleton={<RowSkeleton />}>
      {(list) => (
        <div role="group" aria-label={t('slot_lobby.venue_choice')} className={styles['row']}>
          <VenueButton
            enName={undefined}
            motif="reels"
            name={t('slot_lobby.all_venues')}
            facts={t('counts.games', { count: list.reduce((sum, { gameCount }) => sum + gameCount, 0) })}
            isChosen={chosen === undefined}
            onChoose={onChoose}
          />
          {list.map((venue) => (
            <VenueChoice key={venue.enName} venue={venue} isChosen={chosen === venue.enName} onChoose={onChoose} />
          ))}
        </div>
      )}
    </LoadableView>
  );
});

interface VenueChoiceProps {
  readonly venue: Venue;
  readonly isChosen: boolean;
  readonly onChoose: VenueRowProps['onChoose'];
}

function VenueChoice({ venue: { enName, name, gameCount, rebate, state, isConnected }, ...choice }: VenueChoiceProps) {
  const { t } = useTranslation();
  const rebateName = useRebateName();
  const art = { enName, motif: VENUE_MOTIFS.get(enName) };
  if (state.kind === 'maintenance') {
    const resumes = state.resumesAt === undefined ? {} : { more: t('slot_lobby.resumes', { at: formatShortMinute(state.resumesAt) }) };
    return <VenueButton {...art} name={name} facts={t('venues.maintenance')} {...resumes} isClosed {...choice} />;
  }
  if (!isConnected) return <VenueButton {...art} name={name} facts={t('venues.not_offered')} isClosed {...choice} />;
  return (
    <VenueButton
      {...art}
      name={name}
      facts={t('slot_lobby.venue_games', { count: gameCount })}
      more={`${rebateName} ${rebate}%`}
      {...choice}
    />
  );
}

interface VenueButtonProps {
  /** `undefined` for all venues. */
  readonly enName: string | undefined;
  readonly motif: CoverProps['motif'];
  readonly name: string;
  readonly facts: string;
  /** Shown beside the facts, or below them when there is no room. */
  readonly more?: string;
  readonly isChosen: boolean;
  readonly isClosed?: boolean;
  readonly onChoose: VenueRowProps['onChoose'];
}

/** Re-renders only when one of its own props changes, for example when another venue is chosen. */
const VenueButton = memo(function VenueButton({
  enName,
  motif,
  name,
  facts,
  more,
  isChosen,
  isClosed = false,
  onChoose,
}: VenueButtonProps) {
  return (
    <button
      type="button"
      className={styles['venue']}
      aria-pressed={isChosen}
      disabled={isClosed}
      onClick={() => {
        onChoose(enName);
      }}
    >
      <span className={styles['logo']}>
        <LateCover gameId={enName ?? 'all'} motif={motif} className={styles['art']} />
      </span>
      <span className={styles['text']}>
        <b className={styles['name']}>{name}</b>
        <span className={styles['facts']}>
          <span className={styles['parts']}>
            <span className={styles['part']}>{facts}</span> {more !== undefined && <span className={styles['part']}>{more}</span>}
          </span>
        </span>
      </span>
    </button>
  );
});

const SKELETON_BUTTONS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function RowSkeleton() {
  return (
    <div className={styles['row']}>
      {SKELETON_BUTTONS.map((button) => (
        <Skeleton key={button} className={styles['skeleton']} />
      ))}
    </div>
  );
}
