import { useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import { usePictureFiles, type PictureFiles } from '@site/shared/picture';
import { draftProblems, EMPTY_DRAFT, type FeedbackDraft } from './draft';
import { addFeedback } from './feedbackApi';
import { MAX_IMAGES } from './limits';
import { useSending } from './useSending';

/**
 * State of the form. The draft survives every failure.
 *
 * | status  | event                             | next                         |
 * |---------|-----------------------------------|------------------------------|
 * | editing | submitted without problems        | sending                      |
 * | sending | accepted                          | sent                         |
 * | sending | an image or the feedback failed   | failed                       |
 * | failed  | submitted again                   | sending                      |
 * | sent    | new feedback started              | editing, with an empty draft |
 */
export type FormStage =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  /** `image` is the name of the image that failed; `undefined` when the feedback itself failed. */
  | { readonly status: 'failed'; readonly failure: CallFailure; readonly image: string | undefined }
  | { readonly status: 'sent'; readonly id: string };

export interface FeedbackForm {
  readonly draft: FeedbackDraft;
  readonly change: (draft: FeedbackDraft) => void;
  readonly files: PictureFiles;
  readonly stage: FormStage;
  /** True after the first attempt to submit, when problems are shown. */
  readonly hasTried: boolean;
  readonly submit: () => Promise<void>;
  readonly begin: () => void;
}

export function useFeedbackForm(): FeedbackForm {
  const { http } = useServices();
  const [draft, setDraft] = useState<FeedbackDraft>(EMPTY_DRAFT);
  const [stage, setStage] = useState<FormStage>({ status: 'editing' });
  const [hasTried, setHasTried] = useState(false);
  const sending = useSending();
  const files = usePictureFiles({
    room: MAX_IMAGES - draft.images.length,
    onPicture(picture) {
      setDraft((before) => ({ ...before, images: [...before.images, picture] }));
    },
  });

  return {
    draft,
    change: setDraft,
    files,
    stage,
    hasTried,

    async submit() {
      if (stage.status === 'sending' || files.isOpening) return;
      setHasTried(true);
      const { type, text, reference, images } = draft;
      if (type === undefined || draftProblems(draft).length > 0) return;
      setStage({ status: 'sending' });
      const uploads = await sending.upload(images);
      if (!uploads.ok) {
        setStage({ status: 'failed', failure: uploads.failure, image: uploads.name });
        return;
      }
      const content = { type, text: text.trim(), reference: reference.trim(), imageIds: uploads.ids };
      const outgoing = { ...content, key: sending.keyOf(content) };
      const result = await addFeedback(http, outgoing, { signal: sending.signal() });
      setStage(result.ok ? { status: 'sent', id: result.data } : { status: 'failed', failure: result.failure, image: undefined });
    },

    begin() {
      sending.reset();
      setDraft(EMPTY_DRAFT);
      files.forgetProblems();
      setHasTried(false);
      setStage({ status: 'editing' });
    },
  };
}
