import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { fromBus } from '@site/shared/streams';
import { TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ScreenFrame } from '../ui/ScreenFrame';
import { useRefreshed } from '../ui/useRefreshed';
import { fetchUnreadAnswers } from './feedbackApi';
import { FeedbackForm } from './FeedbackForm';
import { FeedbackList } from './FeedbackList';

type FeedbackTab = 'form' | 'list';

/**
 * Shows `/mine/feedback`: the form, and with `?tab=list` the feedback already sent (decision 5). Implements
 * R-MEMBER-07, R-MEMBER-08, R-ROUTE-62.
 *
 * Assumption (R-MEMBER-21): feedback has a type, 10 to 500 characters of text, optionally an order, a bet or a
 * promotion that it refers to, and up to three images.
 */
export function FeedbackScreen() {
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

/**
 * Returns the number of unread answers; `undefined` until it is known. Reloads when a message arrives or messages or
 * answers were read.
 */
function useUnreadAnswers(): number | undefined {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchUnreadAnswers(http, { signal }), [http]);
  const changed$ = useMemo(() => fromBus(bus, 'inbox/read', 'inbox/arrived'), [bus]);
  return useRefreshed({ load, changed$ }).state.data;
}

export { FeedbackScreen as View };
