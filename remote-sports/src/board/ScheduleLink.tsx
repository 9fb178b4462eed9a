import { useRouteLink } from '@site/shared/contract';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import tabs from './SportTabs.module.css';

/** The way from the board to results and calendar, as the last of its tabs. */
export function ScheduleLink() {
  const { t } = useTranslation();
  const link = useRouteLink('sports/results', {});
  return (
    <a {...link} className={tabs['tab']}>
      <Icon name="history" size="lg" />
      {t('schedule.link')}
    </a>
  );
}
