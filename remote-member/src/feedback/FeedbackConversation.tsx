import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { fromBus } from '@site/shared/streams';
import { Fact, Facts, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './FeedbackConversation.module.css';
import { untilVisible } from '../ui/untilVisible';
import { useRefreshed } from '../ui/useRefreshed';
import type { FeedbackMessage } from './feedback';
import { fetchFeedback } from './feedbackApi';
import { FeedbackMessageItem } from './FeedbackMessageItem';
import { FeedbackRating } from './FeedbackRating';
import { FollowUpForm } from './FollowUpForm';

interface FeedbackConversationProps {
  readonly id: string;
  /** Called once when an unread answer was opened. */
  readonly onRead: () => void;
  /** Called when the member has sent a follow-up or a rating. */
  readonly onChange: () => void;
}

export function FeedbackConversation({ id, onRead, onChange }: FeedbackConversationProps) {
  const { t } = useTranslation();
  const { state, reload } = useFeedback(id, onRead);
  const handleChange = () => {
    reload();
    onChange();
  };
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="1rem" />}>
      {({ reference, messages, state: stage, rating }) => (
        <div className={styles['whole']}>
          <Facts form="line">
            <Fact label={t('feedback.number')}>{id}</Fact>
            {reference !== undefined && <Fact label={t('feedback.reference_label')}>{reference}</Fact>}
          </Facts>
          <ol className={styles['messages']} aria-label={t('feedback.conversation')}>
            {messages.map((message, index) => (
              // Messages are only appended, so the index is a stable key.
              <FeedbackMessageItem key={index} message={message} />
            ))}
          </ol>
          {stage !== 'waiting' && <FeedbackRating key={messages.length} id={id} rating={rating} onRated={handleChange} />}
          {/* The key keeps what the member is typing when an answer arrives. */}
          <FollowUpForm key={`form ${ownCount(messages).toString()}`} id={id} state={stage} onSent={handleChange} />
        </div>
      )}
    </LoadableView>
  );
}

const ownCount = (messages: readonly FeedbackMessage[]): number => messages.filter(({ author }) => author === 'member').length;

/**
 * Loads one feedback, and again when an inbox message arrives, which may announce an answer. Reading it marks the
 * answer as read on the platform, so this waits until the page is visible.
 */
function useFeedback(id: string, onRead: () => void) {
  const { http, bus } = useServices();
  const load = useCallback(
    async (signal: AbortSignal) => {
      await untilVisible(signal);
      return fetchFeedback(http, id, { signal });
    },
    [http, id],
  );
  const changed$ = useMemo(() => fromBus(bus, 'inbox/arrived'), [bus]);
  const { state, reload } = useRefreshed({ load, changed$ });
  const wasUnread = state.data?.isUnread === true;
  useEffect(() => {
    if (wasUnread) onRead();
  }, [wasUnread, onRead]);
  return { state, reload };
}
