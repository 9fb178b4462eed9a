import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { textInput } from '@site/shared/input';
import { useDroppedFiles } from '@site/shared/picture';
import { Button, Field, Form, Note, Select } from '@site/shared/ui';
import { draftProblems, textLength, withType, type DraftProblem } from './draft';
import { FEEDBACK_TYPES } from './feedback';
import { FEEDBACK_TEXT } from './limits';
import { TextArea } from './TextArea';
import { useFeedbackForm, type FormStage } from './useFeedbackForm';
import { useTranslation } from './texts';
import styles from './FeedbackForm.module.css';
import { FeedbackSent } from './FeedbackSent';
import { ImagePicker } from './ImagePicker';
import { ReferenceField } from './ReferenceField';

const TEXT_INPUT = textInput(FEEDBACK_TEXT.max);

export function FeedbackForm() {
  const { t } = useTranslation();
  const form = useFeedbackForm();
  const { draft, change, stage, hasTried, files } = form;
  const { isOver, handlers } = useDroppedFiles(files.choose);
  if (stage.status === 'sent') return <FeedbackSent id={stage.id} onAgain={form.begin} />;

  const problems = hasTried ? draftProblems(draft) : [];
  const errorOf = (problem: DraftProblem) => problems.includes(problem) && t(`feedback.problem.${problem}`, FEEDBACK_TEXT);
  return (
    <Form className={styles['form']} aria-label={t('feedback.form_tab')} onSubmit={() => void form.submit()} {...handlers}>
      <Field label={t('feedback.type.label')} error={errorOf('type_missing')}>
        <Select
          options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
          value={draft.type}
          placeholder={t('feedback.type.placeholder')}
          onChange={(type) => {
            change(withType(draft, type));
          }}
        />
      </Field>
      <ReferenceField
        type={draft.type}
        value={draft.reference}
        onChange={(reference) => {
          change({ ...draft, reference });
        }}
      />
      <div>
        <Field label={t('feedback.text.label')} hint={t('feedback.text.hint', FEEDBACK_TEXT)} error={errorOf('text_short')}>
          <TextArea
            value={draft.text}
            onChange={(text) => {
              change({ ...draft, text });
            }}
            reads={TEXT_INPUT}
          />
        </Field>
        <p className={styles['count']} data-num translate="no">
          {t('feedback.text.count', { count: textLength(draft.text), max: FEEDBACK_TEXT.max })}
        </p>
      </div>
      <ImagePicker
        images={draft.images}
        files={files}
        isOver={isOver}
        onRemove={(key) => {
          change({ ...draft, images: draft.images.filter((image) => image.key !== key) });
        }}
      />
      {stage.status === 'failed' && <FailedNote stage={stage} />}
      <div>
        <Button type="submit" variant="primary" size="lg" loading={stage.status === 'sending' || files.isOpening}>
          {t('feedback.submit')}
        </Button>
      </div>
    </Form>
  );
}

function FailedNote({ stage: { failure, image } }: { readonly stage: Extract<FormStage, { readonly status: 'failed' }> }) {
  const { t } = useTranslation();
  const { t: ts } = useSharedTranslation();
  const reason = failureText(failure, ts);
  return (
    <Note tone="danger" live="assertive" title={image === undefined ? reason : t('feedback.upload_failed', { name: image })}>
      {`${image === undefined ? '' : `${reason} `}${t('feedback.failed_hint')}`}
    </Note>
  );
}
