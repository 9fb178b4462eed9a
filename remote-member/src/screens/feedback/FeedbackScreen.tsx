import { useReadable, useServices } from '@site/shared/contract';
import { TabPanel, Tabs } from '@site/shared/ui';
import { useUnreadAnswers } from '../../feedback/ui/useUnreadAnswers';
import { useTranslation } from '../../i18n';
import { ScreenFrame } from '../frame/ScreenFrame';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackList } from './FeedbackList';

type FeedbackTab = 'form' | 'list';

/**
 * `/mine/feedback`: the form, and with `?tab=list` what was handed in (decision 5). Implements R-MEMBER-07, R-MEMBER-08, R-ROUTE-62.
 *
 * Assumption (R-MEMBER-21): feedback has a subject, 10 to 500 characters, on request an order, a bet or a promotion it is about, and up to
 * three images.
 */
export function View() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { name, query } = useReadable(navigation.location);
  const unread = useUnreadAnswers();
  const tab: FeedbackTab = name === 'feedbackList' || query['tab'] === 'list' ? 'list' : 'form';

  return (
    <ScreenFrame title={t('feedback.title')}>
      <Tabs
        label={t('feedback.tabs')}
        items={[
          { value: 'form', label: t('feedback.form_tab') },
          { value: 'list', label: t('feedback.list_tab'), count: unread === 0 ? undefined : unread },
        ]}
        value={tab}
        onChange={(next) => {
          navigation.go(next === 'list' ? 'feedbackList' : 'feedback', {}, { replace: true });
        }}
      >
        <TabPanel value="form">
          <FeedbackForm />
        </TabPanel>
        <TabPanel value="list">
          <FeedbackList />
        </TabPanel>
      </Tabs>
    </ScreenFrame>
  );
}
