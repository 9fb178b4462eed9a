import { useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import { openImages, type ImageProblem } from './openImages';
import { draftProblems, EMPTY_DRAFT, type FeedbackDraft } from './draft';
import { addFeedback } from './feedbackApi';
import { useSending } from './useSending';

/**
 * The state of the form. The draft survives every failure.
 *
 * | status  | event                             | next                         |
 * |---------|-----------------------------------|------------------------------|
 * | editing | submitted without problems        | sending                      |
 * | sending | accepted                          | sent                         |
 * | sending | an image or the feedback failed   | failed                       |
 * | failed  | submitted again                   | sending                      |
 * | sent    | a new feedback begun              | editing, with an empty draft |
 */
export type FormStage =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  /** `image`: the name of the image that failed; `undefined` where the feedback itself did. */
  | { readonly status: 'failed'; readonly failure: CallFailure; readonly image: string | undefined }
  | { readonly status: 'sent'; readonly id: string };

export interface FeedbackForm {
  readonly draft: FeedbackDraft;
  readonly change: (draft: FeedbackDraft) => void;
  readonly addFiles: (files: readonly File[]) => Promise<void>;
  readonly imageProblems: readonly ImageProblem[];
  readonly stage: FormStage;
  /** Whether problems are shown: not before the first try. */
  readonly hasTried: boolean;
  readonly submit: () => Promise<void>;
  readonly begin: () => void;
}

export function useFeedbackForm(): FeedbackForm {
  const { http } = useServices();
  const [draft, setDraft] = useState<FeedbackDraft>(EMPTY_DRAFT);
  const [imageProblems, setImageProblems] = useState<readonly ImageProblem[]>([]);
  const [stage, setStage] = useState<FormStage>({ status: 'editing' });
  const [hasTried, setHasTried] = useState(false);
  const sending = useSending();

  return {
    draft,
    change: setDraft,
    imageProblems,
    stage,
    hasTried,

    async addFiles(files) {
      const { added, problems } = await openImages(files, draft.images.length);
      setImageProblems(problems);
      // The draft may have changed while the files were read.
      setDraft((before) => ({ ...before, images: [...before.images, ...added] }));
    },

    async submit() {
      if (stage.status === 'sending') return;
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
      setImageProblems([]);
      setHasTried(false);
      setStage({ status: 'editing' });
    },
  };
}
