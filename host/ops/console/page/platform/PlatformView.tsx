import { useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Note, Skeleton, TabPanel, Tabs } from '@site/shared/ui';
import { mayChange } from '../../wire';
import { useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import { usePolled } from '../usePolled';
import { ActDialog } from './ActDialog';
import type { Act } from './acts';
import { LinesPanel } from './LinesPanel';
import { PartnersPanel } from './PartnersPanel';
import { PeoplePanel } from './PeoplePanel';
import { PersonsPanel } from './PersonsPanel';
import { PromotionsPanel } from './PromotionsPanel';
import { ReportsPanel } from './ReportsPanel';
import { RoomsPanel } from './RoomsPanel';
import styles from './PlatformView.module.css';

const REFRESH_MS = 5_000;

type Part = 'rooms' | 'lines' | 'people' | 'reports' | 'promotions' | 'partners' | 'persons';

/**
 * Shows the operator's tasks on the running platform: moderation of the chat, dates and terms of promotions, and
 * partners.
 */
export function PlatformView() {
  const { t } = useTranslation();
  const { api, desk: own } = useOps();
  const [desk, readAgain] = usePolled(api.platform, REFRESH_MS);
  const [part, setPart] = useState<Part>('rooms');
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState<string>();
  const [turn, setTurn] = useState(0);
  const ask = (next: Act): void => {
    setDone(undefined);
    setAct(next);
  };
  return (
    <LoadableView of={desk} onRetry={readAgain} empty="" isEmpty={() => false} skeleton={<Skeleton height="4rem" />}>
      {(data) => (
        <>
          {done !== undefined && <Note tone="success" title={t('platform.done', { act: done })} live="polite" />}
          <Tabs
            label={t('tabs.platform')}
            value={part}
            onChange={setPart}
            items={[
              { value: 'rooms', label: t('platform.rooms') },
              { value: 'lines', label: t('platform.lines') },
              { value: 'people', label: t('platform.people') },
              { value: 'reports', label: t('platform.reports'), count: data.reports.length || undefined },
              { value: 'promotions', label: t('platform.promotions') },
              {
                value: 'partners',
                label: t('platform.partners'),
                count: data.partners.filter(({ state }) => state === 'waiting').length || undefined,
              },
              { value: 'persons', label: t('platform.persons') },
            ]}
          >
            <TabPanel value="rooms" className={styles['panel']}>
              <RoomsPanel desk={data} onAct={ask} />
            </TabPanel>
            <TabPanel value="lines" className={styles['panel']}>
              <LinesPanel desk={data} turn={turn} onAct={ask} />
            </TabPanel>
            <TabPanel value="people" className={styles['panel']}>
              <PeoplePanel desk={data} turn={turn} onAct={ask} />
            </TabPanel>
            <TabPanel value="reports" className={styles['panel']}>
              <ReportsPanel desk={data} onAct={ask} />
            </TabPanel>
            <TabPanel value="promotions" className={styles['panel']}>
              <PromotionsPanel desk={data} onAct={ask} />
            </TabPanel>
            <TabPanel value="partners" className={styles['panel']}>
              <PartnersPanel desk={data} onAct={ask} />
            </TabPanel>
            <TabPanel value="persons" className={styles['panel']}>
              <PersonsPanel />
            </TabPanel>
          </Tabs>
          {act !== undefined && mayChange(own.user.role) && (
            <ActDialog
              key={act.title}
              act={act}
              onDone={() => {
                setAct(undefined);
                setDone(act.title);
                setTurn((before) => before + 1);
                readAgain();
              }}
              onClose={() => {
                setAct(undefined);
              }}
            />
          )}
        </>
      )}
    </LoadableView>
  );
}
