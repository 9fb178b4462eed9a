import { useRouteLink, useServices } from '@site/shared/contract';
import { hasScreen } from '@site/shared/screen-link';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import tabs from '../sport-tabs/SportTabs.module.css';

/** Shows the link to results and calendar as the last tab of the board, when the site has that screen. */
export function ScheduleLink() {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const link = useRouteLink('sports/results', {});
  if (!hasScreen(navigation, 'sports/results', {})) return null;
  return (
    <a {...link} className={tabs['tab']}>
      <Icon name="history" size="lg" />
      {t('schedule.link')}
    </a>
  );
}
