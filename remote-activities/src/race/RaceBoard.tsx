import { formatYuanFixed } from '@site/shared/money';
import { Card, Cell, Column, Empty, Icon, Row, Table, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RacePlace } from '../participation/race';
import styles from './RaceBoard.module.css';

/** Number of places with a cup. Later ones show only a number. */
const PLACES_WITH_CUP = 3;

/** Shows the leading members of this week, with the member's own place marked. */
export function RaceBoard({ board }: { readonly board: readonly RacePlace[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('race.board')} padding="none">
      {board.length === 0 ? (
        <Empty title={t('race.empty')}>{t('race.empty_hint')}</Empty>
      ) : (
        <Table caption={t('race.board_caption')}>
          <Column>{t('race.place')}</Column>
          <Column>{t('race.name')}</Column>
          <Column align="end">{t('race.turnover_column')}</Column>
          <Column align="end">{t('race.prize')}</Column>
          {board.map(({ place, name, turnover, prize, isOwn }) => (
            <Row key={place} current={isOwn}>
              <Cell>
                <span className={styles['place']}>
                  {place}
                  {place <= PLACES_WITH_CUP && <Icon name="cup" size="sm" className={styles['cup']} />}
                </span>
              </Cell>
              <Cell header>
                <span className={styles['name']}>
                  {name}
                  {isOwn && <Tag tone="accent">{t('race.own')}</Tag>}
                </span>
              </Cell>
              <Cell align="end">{formatYuanFixed(turnover)}</Cell>
              <Cell align="end" className={styles['prize']}>
                {prize === undefined ? '' : formatYuanFixed(prize)}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
