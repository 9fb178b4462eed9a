import { useCallback, useEffect, useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Card, Cell, Column, Empty, Field, Row, Select, Table } from '@site/shared/ui';
import { localized, useTranslation } from '../i18n';
import { formatMoment } from '../moments';
import { useOps } from '../OpsContext';
import { usePolled } from '../usePolled';
import { deleteAct, restrictAct } from './acts';
import { ActMenu } from './ActMenu';
import { LinePicture, wordsOfLine } from './LinePicture';
import type { PanelProps } from './RoomsPanel';
import styles from './PlatformView.module.css';

const REFRESH_MS = 5_000;

/**
 * Shows the latest messages of one room, reported or not.
 *
 * @param turn changes after each action
 */
export function LinesPanel({ desk: { rooms }, turn, onAct }: PanelProps & { readonly turn: number }) {
  const { t, locale } = useTranslation();
  const { api } = useOps();
  const open = rooms.filter(({ state }) => state !== 'destroyed');
  const [chosen, setChosen] = useState<string>();
  const rid = open.find((room) => room.rid === chosen)?.rid ?? open[0]?.rid;
  const [lines, readAgain] = usePolled(
    useCallback(() => api.lines(rid ?? ''), [api, rid]),
    REFRESH_MS,
  );
  useEffect(readAgain, [turn, readAgain]);
  if (rid === undefined) return <Empty title={t('platform.line.no_room')} />;
  return (
    <Card
      title={t('platform.lines')}
      padding="none"
      aside={
        <Field label={t('platform.room.name')} labelHidden>
          <Select
            value={rid}
            options={open.map((room) => ({ value: room.rid, label: localized(room.name, locale) }))}
            onChange={setChosen}
          />
        </Field>
      }
    >
      <LoadableView
        of={lines}
        onRetry={readAgain}
        isEmpty={(data) => data.lines.length === 0}
        empty={<Empty title={t('platform.line.none')} />}
      >
        {(data) => (
          <Table caption={t('platform.lines')}>
            <Column>{t('platform.line.words')}</Column>
            <Column>{t('platform.report.by')}</Column>
            <Column>{t('platform.line.at')}</Column>
            <Column align="end">{t('remote.actions')}</Column>
            {data.lines.map((line) => {
              const words = wordsOfLine(line, t);
              return (
                <Row key={line.id}>
                  <Cell header className={styles['text']}>
                    {words}
                    {line.picture !== undefined && <LinePicture id={line.picture} name={line.name} />}
                  </Cell>
                  <Cell>{line.name}</Cell>
                  <Cell>{formatMoment(line.at)}</Cell>
                  <Cell align="end">
                    <ActMenu of={words} acts={[deleteAct(line.id, t), restrictAct(line, 'mute', t)]} onAct={onAct} />
                  </Cell>
                </Row>
              );
            })}
          </Table>
        )}
      </LoadableView>
    </Card>
  );
}
