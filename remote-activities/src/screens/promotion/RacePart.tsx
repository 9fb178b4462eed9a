import { formatDay } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Promotion } from '../../promotions/promotion';
import type { Race } from '../../promotions/race';
import { JoinNote } from '../../promotions/ui/JoinNote';
import styles from '../../promotions/ui/Part.module.css';
import { ConditionList } from './ConditionList';
import { JoinAction } from './JoinAction';
import { RaceBoard } from './RaceBoard';
import { RaceEntry } from './RaceEntry';
import { RaceFigures } from './RaceFigures';
import { useGift } from './useGift';
import { WaysOn } from './WaysOn';

/**
 * The race of the week: who takes part is ranked by valid turnover; when the week is over, joining pays the prize of the place.
 *
 * Assumption (R-ACT-07): weeks begin on Monday in Shanghai; a member is ranked once they have agreed to the terms, because the board shows
 * their masked name; a prize can be had until the following week ends.
 */
export function RacePart({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, press } = useGift(promotion);

  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={({ race }) => race === undefined} skeleton={<Skeleton height="4rem" />}>
      {(standing) =>
        standing.race && (
          <>
            {standing.race.last && (
              <Card title={t('race.last_title')} padding="lg">
                <div className={styles['part']}>
                  <p className={styles['text']}>{t('race.last_place', { place: standing.race.last.place })}</p>
                  <JoinNote standing={standing} request={request} />
                  <JoinAction promotion={promotion} standing={standing} request={request} onPress={() => void press()} />
                </div>
              </Card>
            )}
            <Card title={t('race.title')} aside={<Week race={standing.race} />} padding="lg">
              <div className={styles['part']}>
                <RaceFigures race={standing.race} />
                <ConditionList conditions={standing.conditions} />
                {standing.race.hasEntered ? (
                  <div className={styles['action']}>
                    <WaysOn kind={promotion.kind} />
                  </div>
                ) : (
                  <RaceEntry promotionId={promotion.id} onEntered={reload} />
                )}
              </div>
            </Card>
            <RaceBoard board={standing.race.board} />
          </>
        )
      }
    </LoadableView>
  );
}

function Week({ race: { from, to } }: { readonly race: Race }) {
  const { t } = useTranslation();
  return <span className={styles['aside']}>{t('discount.period.until', { from: formatDay(from), to: formatDay(to - 1) })}</span>;
}
