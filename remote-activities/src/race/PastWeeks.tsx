import { formatDay } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { Card, Cell, Column, Row, Table, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PastWeek } from '../participation/race';
import styles from './RaceBoard.module.css';

/**
 * Shows who won the prizes of past weeks: the first three places, and the member's own. Renders nothing before the
 * first week is over.
 */
export function PastWeeks({ weeks }: { readonly weeks: readonly PastWeek[] }) {
  const { t } = useTranslation();
  if (weeks.length === 0) return null;
  return (
    <Card title={t('race.past')} padding="none">
      <Table caption={t('race.past')}>
        <Column>{t('race.week')}</Column>
        <Column>{t('race.place')}</Column>
        <Column>{t('race.name')}</Column>
        <Column align="end">{t('race.prize')}</Column>
        {weeks.flatMap(({ from, to, places }) =>
          places.map(({ place, name, prize, isOwn }) => (
            <Row key={`${String(from)} ${String(place)}`} current={isOwn}>
              <Cell>{t('discount.period.until', { from: formatDay(from), to: formatDay(to - 1) })}</Cell>
              <Cell>{t('race.place_number', { place })}</Cell>
              <Cell header>
                <span className={styles['name']}>
                  {name}
                  {isOwn && <Tag tone="accent">{t('race.own')}</Tag>}
                </span>
              </Cell>
              <Cell align="end" className={styles['prize']}>
                {formatYuanFixed(prize)}
              </Cell>
            </Row>
          )),
        )}
      </Table>
    </Card>
  );
}
