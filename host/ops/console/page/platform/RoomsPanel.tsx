import { Button, Card, Cell, Column, Row, Table, Tag } from '@site/shared/ui';
import type { PlatformDesk, RoomBody } from '../../platformWire';
import { mayChange } from '../../wire';
import { localized, useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import { actsOfRoom, levelAct, nameOfPictureLevel, type Act } from './acts';
import { ActMenu } from './ActMenu';
import styles from './PlatformView.module.css';

const TONES = { open: 'success', muted: 'warning', destroyed: 'danger' } as const satisfies Record<RoomBody['state'], string>;

export interface PanelProps {
  readonly desk: PlatformDesk;
  readonly onAct: (act: Act) => void;
}

/** Shows the public rooms, then those of matches. */
export function RoomsPanel({ desk: { rooms, speakLevel }, onAct }: PanelProps) {
  const { t, locale } = useTranslation();
  const { desk } = useOps();
  return (
    <Card
      title={t('platform.rooms')}
      padding="none"
      aside={
        mayChange(desk.user.role) && (
          <Button
            size="sm"
            onClick={() => {
              onAct(levelAct(speakLevel, t));
            }}
          >
            {t('platform.level.now', {
              level: speakLevel === 0 ? t('platform.level.none') : t('platform.level.grade', { grade: speakLevel }),
            })}
          </Button>
        )
      }
    >
      <Table caption={t('platform.rooms')}>
        <Column>{t('platform.room.name')}</Column>
        <Column>{t('remote.state')}</Column>
        <Column>{t('platform.room.pinned')}</Column>
        <Column>{t('platform.room.picture_level')}</Column>
        <Column align="end">{t('remote.actions')}</Column>
        {rooms.map((room) => {
          const name = localized(room.name, locale);
          return (
            <Row key={room.rid}>
              <Cell header className={styles['text']}>
                {name}
              </Cell>
              <Cell>
                <Tag tone={TONES[room.state]}>{t(`platform.room.states.${room.state}`)}</Tag>
              </Cell>
              <Cell className={styles['text']}>{room.pinned}</Cell>
              <Cell>{room.pictureLevel !== undefined && nameOfPictureLevel(room.pictureLevel, t)}</Cell>
              <Cell align="end">
                <ActMenu of={name} acts={actsOfRoom(room, name, t)} onAct={onAct} />
              </Cell>
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}
