import { useEffect, useRef, useState } from 'react';
import { useServices, type CallFailure, type HttpService } from '@site/shared/contract';
import { addFeedback, uploadImage } from '../../api/feedbackApi';
import { draftProblems, EMPTY_DRAFT, imageRefusal, type DraftImage, type FeedbackDraft, type ImageRefusal } from '../draft';
import { readImage } from './readImage';

/** A file that was not taken, and why. */
export interface ImageProblem {
  readonly name: string;
  readonly why: ImageRefusal | 'unreadable';
}

/**
 * Where the form stands. Whatever fails, the draft stays as it was typed.
 *
 * | state   | event                    | next                       |
 * |---------|--------------------------|----------------------------|
 * | editing | sent with no problem     | sending                    |
 * | sending | everything was taken     | sent                       |
 * | sending | an image or the text was not | failed                 |
 * | failed  | sent again               | sending                    |
 * | sent    | begun anew               | editing, with an empty draft |
 */
export type FormStage =
  | { readonly status: 'editing' }
  | { readonly status: 'sending' }
  /** `image`: the one that was not taken; `undefined` where it was the feedback itself. */
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
  const memory = useRef<SendingMemory>(freshMemory());
  const ending = useEnding();

  const change = (next: FeedbackDraft) => {
    // Another text is another feedback; the same one sent twice is one.
    memory.current = { ...memory.current, key: crypto.randomUUID() };
    setDraft(next);
  };

  return {
    draft,
    change,
    imageProblems,
    stage,
    hasTried,

    async addFiles(files) {
      const added: DraftImage[] = [];
      const problems: ImageProblem[] = [];
      for (const file of files) {
        const refusal = imageRefusal(file, draft.images.length + added.length);
        const image = refusal === undefined ? await readImage(file) : undefined;
        if (image === undefined) problems.push({ name: file.name, why: refusal ?? 'unreadable' });
        else added.push(image);
      }
      setImageProblems(problems);
      memory.current = { ...memory.current, key: crypto.randomUUID() };
      // What was typed while the files were read stays.
      setDraft((before) => ({ ...before, images: [...before.images, ...added] }));
    },

    async submit() {
      if (stage.status === 'sending') return;
      setHasTried(true);
      const { type } = draft;
      if (type === undefined || draftProblems(draft).length > 0) return;
      setStage({ status: 'sending' });
      const uploads = await uploadAll(http, draft.images, memory.current, ending.current.signal);
      if (!uploads.ok) {
        setStage({ status: 'failed', failure: uploads.failure, image: uploads.name });
        return;
      }
      const outgoing = { type, text: draft.text, reference: draft.reference, imageIds: uploads.ids, key: memory.current.key };
      const result = await addFeedback(http, outgoing, { signal: ending.current.signal });
      setStage(result.ok ? { status: 'sent', id: result.data } : { status: 'failed', failure: result.failure, image: undefined });
    },

    begin() {
      memory.current = freshMemory();
      setDraft(EMPTY_DRAFT);
      setImageProblems([]);
      setHasTried(false);
      setStage({ status: 'editing' });
    },
  };
}

/** What a failed try leaves for the next one: the key, and which images the platform has taken already. */
interface SendingMemory {
  readonly key: string;
  readonly taken: Map<string, string>;
}

function freshMemory(): SendingMemory {
  return { key: crypto.randomUUID(), taken: new Map() };
}

type Uploads =
  { readonly ok: true; readonly ids: readonly string[] } | { readonly ok: false; readonly name: string; readonly failure: CallFailure };

async function uploadAll(
  http: HttpService,
  images: readonly DraftImage[],
  { taken }: SendingMemory,
  signal: AbortSignal,
): Promise<Uploads> {
  const ids: string[] = [];
  for (const image of images) {
    const known = taken.get(image.id);
    if (known === undefined) {
      const result = await uploadImage(http, image, { signal });
      if (!result.ok) return { ok: false, name: image.name, failure: result.failure };
      taken.set(image.id, result.data);
      ids.push(result.data);
    } else {
      ids.push(known);
    }
  }
  return { ok: true, ids };
}

/** Aborts with the view. */
function useEnding() {
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  return ending;
}
