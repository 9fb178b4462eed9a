import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Form, Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { RATINGS, type Rating } from './feedback';
import { rateFeedback } from './feedbackApi';
import styles from './FeedbackRating.module.css';

interface FeedbackRatingProps {
  readonly id: string;
  /** Rating of the last answer; `undefined` when it was not rated. */
  readonly rating: Rating | undefined;
  readonly onRated: () => void;
}

/** Lets the member rate the last answer, which closes the feedback. A rating can be replaced. */
export function FeedbackRating({ id, rating, onRated }: FeedbackRatingProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Rating | undefined>(rating);
  const submission = useSubmission();

  const handleSubmit = async () => {
    if (chosen === undefined || !(await submission.submit((ending) => rateFeedback(http, id, chosen, ending)))) return;
    overlays.toast(t('feedback.rating.done'), 'success');
    onRated();
  };
  return (
    <Form className={styles['form']} aria-label={t('feedback.rating.title')} onSubmit={() => void handleSubmit()}>
      <p className={styles['title']}>{t(rating === undefined ? 'feedback.rating.ask' : 'feedback.rating.rated')}</p>
      <Segmented
        label={t('feedback.rating.title')}
        size="sm"
        options={RATINGS.map((value) => ({ value: value.toString(), label: t(`feedback.rating.value_${value}`) }))}
        value={chosen?.toString() ?? ''}
        onChange={(value) => {
          setChosen(RATINGS.find((each) => each.toString() === value));
        }}
      />
      <Button type="submit" size="sm" disabled={chosen === undefined || chosen === rating} loading={submission.isSending}>
        {t('feedback.rating.submit')}
      </Button>
      <SubmissionNote of={submission.state} />
    </Form>
  );
}
