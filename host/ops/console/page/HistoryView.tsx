import { useState } from 'react';
import { Card, Segmented } from '@site/shared/ui';
import { HistoryTable } from './HistoryTable';
import { useTranslation } from './i18n';
import { buildName } from './names';
import { useOps } from './OpsContext';

/** Shows the audit log of a themed build. */
export function HistoryView() {
  const { t, locale } = useTranslation();
  const { desk, overview } = useOps();
  const [build, setBuild] = useState(desk.builds[0]?.build ?? '');
  const revision = overview.builds.find((each) => each.build === build)?.revision;
  return (
    <Card
      title={t('tabs.history')}
      padding="none"
      aside={
        <Segmented
          size="sm"
          label={t('history.build')}
          value={build}
          options={desk.builds.map((each) => ({ value: each.build, label: buildName(desk.builds, each.build, locale) }))}
          onChange={setBuild}
        />
      }
    >
      <HistoryTable key={`${build} ${String(revision)}`} build={build} />
    </Card>
  );
}
