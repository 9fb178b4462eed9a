import { useEffect, useRef, useState } from 'react';
import { useServices, type CallFailure, type HttpService } from '@site/shared/contract';
import { draftProblems, EMPTY_DRAFT, imageRefusal, type DraftImage, type FeedbackDraft, type ImageRefusal } from './draft';
import { addFeedback, uploadImage, type OutgoingFeedback } from './feedbackApi';
import { openImage } from './openImage';

/** A file that was not added, and why. */
export interface ImageProblem {
  readonly name: string;
  readonly why: ImageRefusal | 'broken';
}

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
  const memory = useRef<SendingMemory>(emptyMemory());
  const ending = useEnding();

  return {
    draft,
    change: setDraft,
    imageProblems,
    stage,
    hasTried,

    async addFiles(files) {
      const added: DraftImage[] = [];
      const problems: ImageProblem[] = [];
      for (const file of files) {
        const { name } = file;
        const refusal = imageRefusal(file, draft.images.length + added.length);
        const image = refusal === undefined ? await openImage(file) : { ok: false as const, why: refusal };
        if (image.ok) added.push({ id: crypto.randomUUID(), name, dataUrl: image.dataUrl });
        else problems.push({ name, why: image.why });
      }
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
      const uploads = await uploadAll(http, images, memory.current, ending.current.signal);
      if (!uploads.ok) {
        setStage({ status: 'failed', failure: uploads.failure, image: uploads.name });
        return;
      }
      const content = { type, text: text.trim(), reference: reference.trim(), imageIds: uploads.ids };
      const outgoing = { ...content, key: keyOf(content, memory.current) };
      const result = await addFeedback(http, outgoing, { signal: ending.current.signal });
      setStage(result.ok ? { status: 'sent', id: result.data } : { status: 'failed', failure: result.failure, image: undefined });
    },

    begin() {
      memory.current = emptyMemory();
      setDraft(EMPTY_DRAFT);
      setImageProblems([]);
      setHasTried(false);
      setStage({ status: 'editing' });
    },
  };
}

/** Kept between the tries of one draft. */
interface SendingMemory {
  /** The idempotency key of each content that was sent. */
  readonly keys: Map<string, string>;
  /** The platform's name of each image that was uploaded, by its id in the draft. */
  readonly imageIds: Map<string, string>;
}

function emptyMemory(): SendingMemory {
  return { keys: new Map(), imageIds: new Map() };
}

/**
 * The same content keeps its key, so that a retry after a lost answer adds nothing twice. Other content gets another key: the platform
 * refuses a key that it has seen with other content.
 */
function keyOf(content: Omit<OutgoingFeedback, 'key'>, { keys }: SendingMemory): string {
  const text = JSON.stringify(content);
  const key = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, key);
  return key;
}

type Uploads =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly name: string; readonly failure: CallFailure };

async function uploadAll(
  http: HttpService,
  images: readonly DraftImage[],
  { imageIds }: SendingMemory,
  signal: AbortSignal,
): Promise<Uploads> {
  const ids: string[] = [];
  for (const image of images) {
    const known = imageIds.get(image.id);
    if (known === undefined) {
      const result = await uploadImage(http, image, { signal });
      if (!result.ok) return { ok: false, name: image.name, failure: result.failure };
      imageIds.set(image.id, result.data);
      ids.push(result.data);
    } else {
      ids.push(known);
    }
  }
  return { ok: true, ids };
}

/** Aborted when the view ends. */
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
