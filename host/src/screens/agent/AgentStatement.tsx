import { useState } from 'react';
import { Card, Segmented } from '@site/shared/ui';
import styles from './AgentDesk.module.css';
import { AgentMembers } from './AgentMembers';
import { AgentPeriods } from './AgentPeriods';
import { useDeskTexts } from './useDeskTexts';

const VIEWS = ['day', 'month', 'members'] as const;

/** Shows the results of the link by day, by month or by member. */
export function AgentStatement() {
  const texts = useDeskTexts();
  const [view, setView] = useState<(typeof VIEWS)[number]>('day');
  return (
    <Card title={texts.statement} padding="none">
      <Segmented
        label={texts.by}
        value={view}
        onChange={setView}
        options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        className={styles['views']}
      />
      {view === 'members' ? <AgentMembers /> : <AgentPeriods key={view} by={view} />}
    </Card>
  );
}
