import { formatDay } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ConditionLinks } from '../participation/ConditionLinks';
import { ConditionList } from '../participation/ConditionList';
import { JoinAction } from '../participation/JoinAction';
import { JoinNote } from '../participation/JoinNote';
import type { Race } from '../participation/race';
import { useGiftClaim } from '../participation/useGiftClaim';
import type { Promotion } from '../promotions/promotion';
import styles from '../ui/Panel.module.css';
import { PastWeeks } from './PastWeeks';
import { RaceBoard } from './RaceBoard';
import { RaceEntry } from './RaceEntry';
import { RaceFigures } from './RaceFigures';

/**
 * Shows the race of the week. Members who take part are ranked by valid turnover. When the week is over, claiming pays
 * the prize of the place.
 *
 * Assumption (R-ACT-07): weeks begin on Monday in Shanghai; a member is ranked once they have agreed to the terms,
 * because the board shows their masked name; a prize can be claimed until the following week ends.
 */
export function RacePanel({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, join } = useGiftClaim(promotion.id);

  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={({ race }) => race === undefined} skeleton={<Skeleton height="4rem" />}>
      {(participation) =>
        participation.race && (
          <div className={styles['cards']}>
            {participation.race.last && (
              <Card title={t('race.last_title')} padding="lg">
                <div className={styles['part']}>
                  <p className={styles['text']}>{t('race.last_place', { place: participation.race.last.place })}</p>
                  <JoinNote participation={participation} request={request} />
                  <JoinAction kind={promotion.kind} participation={participation} request={request} onPress={join} />
                </div>
              </Card>
            )}
            <Card title={t('race.title')} aside={<Week race={participation.race} />} padding="lg">
              <div className={styles['part']}>
                <RaceFigures race={participation.race} />
                <ConditionList conditions={participation.conditions} canAct={false} />
                {participation.race.hasEntered ? (
                  <div className={styles['action']}>
                    <ConditionLinks ways={['bet', 'play']} />
                  </div>
                ) : (
                  <RaceEntry promotionId={promotion.id} onEntered={reload} />
                )}
              </div>
            </Card>
            <RaceBoard board={participation.race.board} />
            <PastWeeks weeks={participation.race.past} />
          </div>
        )
      }
    </LoadableView>
  );
}

function Week({ race: { from, to } }: { readonly race: Race }) {
  const { t } = useTranslation();
  return <span className={styles['aside']}>{t('discount.period.until', { from: formatDay(from), to: formatDay(to - 1) })}</span>;
}
