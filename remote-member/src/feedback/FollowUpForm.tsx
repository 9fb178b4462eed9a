import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { textInput } from '@site/shared/input';
import { useDroppedFiles, usePictureFiles, type ChosenPicture } from '@site/shared/picture';
import { Button, Field, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { textLength } from './draft';
import type { FeedbackState } from './feedback';
import { followUpFeedback } from './feedbackApi';
import styles from './FollowUpForm.module.css';
import { ImagePicker } from './ImagePicker';
import { FOLLOW_UP_TEXT, MAX_IMAGES } from './limits';
import { TextArea } from './TextArea';
import { useSending } from './useSending';

const TEXT_INPUT = textInput(FOLLOW_UP_TEXT.max);

interface FollowUpFormProps {
  readonly id: string;
  readonly state: FeedbackState;
  readonly onSent: () => void;
}

/**
 * Renders the form for a follow-up, which reopens closed feedback. It is folded at first, and the text survives a
 * failure.
 */
export function FollowUpForm({ id, state, onSent }: FollowUpFormProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [images, setImages] = useState<readonly ChosenPicture[]>([]);
  const files = usePictureFiles({
    room: MAX_IMAGES - images.length,
    onPicture(picture) {
      setImages((before) => [...before, picture]);
    },
  });
  const { isOver, handlers } = useDroppedFiles(files.choose);
  const [failedImage, setFailedImage] = useState<string>();
  const submission = useSubmission();
  const sending = useSending();

  const handleSubmit = async () => {
    if (textLength(text) < FOLLOW_UP_TEXT.min || files.isOpening) return;
    setFailedImage(undefined);
    const isSent = await submission.submit(async (ending) => {
      const uploads = await sending.upload(images);
      if (!uploads.ok) {
        setFailedImage(uploads.name);
        return uploads;
      }
      const content = { text: text.trim(), imageIds: uploads.ids };
      return followUpFeedback(http, { id, ...content, key: sending.keyOf(content) }, ending);
    });
    if (!isSent) return;
    overlays.toast(t('feedback.follow_up.sent'), 'success');
    onSent();
  };

  if (!isOpen) {
    return (
      <div>
        <Button
          size="sm"
          icon="edit"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {t(`feedback.follow_up.open_${state}`)}
        </Button>
      </div>
    );
  }
  return (
    <Form className={styles['form']} aria-label={t('feedback.follow_up.title')} onSubmit={() => void handleSubmit()} {...handlers}>
      <Field label={t('feedback.follow_up.title')} hint={t('feedback.follow_up.hint', FOLLOW_UP_TEXT)}>
        <TextArea value={text} onChange={setText} reads={TEXT_INPUT} />
      </Field>
      <ImagePicker
        images={images}
        files={files}
        isOver={isOver}
        onRemove={(key) => {
          setImages(images.filter((image) => image.key !== key));
        }}
      />
      {failedImage !== undefined && <Note tone="warning" title={t('feedback.upload_failed', { name: failedImage })} />}
      <SubmissionNote of={submission.state} />
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={textLength(text) < FOLLOW_UP_TEXT.min}
          loading={submission.isSending || files.isOpening}
        >
          {t('feedback.follow_up.submit')}
        </Button>
      </div>
    </Form>
  );
}
