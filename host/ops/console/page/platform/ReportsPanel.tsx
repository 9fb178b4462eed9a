import { Button, Card, Cell, Column, Empty, Row, Table } from '@site/shared/ui';
import { mayChange } from '../../wire';
import { localized, useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import { deleteAct, dismissAct, restrictAct } from './acts';
import { LinePicture, wordsOfLine } from './LinePicture';
import type { PanelProps } from './RoomsPanel';
import styles from './PlatformView.module.css';

/** Shows messages that members have reported, the longest waiting first. */
export function ReportsPanel({ desk: { reports, rooms }, onAct }: PanelProps) {
  const { t, locale } = useTranslation();
  const { desk } = useOps();
  const isActing = mayChange(desk.user.role);
  if (reports.length === 0) {
    return (
      <Card title={t('platform.reports')}>
        <Empty title={t('platform.report.none')} />
      </Card>
    );
  }
  return (
    <Card title={t('platform.reports')} padding="none">
      <Table caption={t('platform.reports')}>
        <Column>{t('platform.report.line')}</Column>
        <Column>{t('platform.report.by')}</Column>
        <Column>{t('platform.room.name')}</Column>
        <Column align="end">{t('platform.report.reports')}</Column>
        {isActing && <Column align="end">{t('remote.actions')}</Column>}
        {reports.map((report) => {
          const room = rooms.find(({ rid }) => rid === report.rid);
          return (
            <Row key={report.id}>
              <Cell header className={styles['text']}>
                {wordsOfLine(report, t)}
                {report.picture !== undefined && <LinePicture id={report.picture} name={report.name} />}
              </Cell>
              <Cell>{report.name}</Cell>
              <Cell className={styles['text']}>{room === undefined ? report.rid : localized(room.name, locale)}</Cell>
              <Cell align="end">{report.reports}</Cell>
              {isActing && (
                <Cell align="end">
                  <span className={styles['buttons']}>
                    {[deleteAct(report.id, t), restrictAct(report, 'mute', t), dismissAct(report.id, t)].map((act) => (
                      <Button
                        key={act.title}
                        size="sm"
                        onClick={() => {
                          onAct(act);
                        }}
                      >
                        {act.title}
                      </Button>
                    ))}
                  </span>
                </Cell>
              )}
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}
