import { useEffect, useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import type { ChosenPicture } from '@site/shared/picture';
import { uploadImage } from './feedbackApi';

export type Uploads =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly name: string; readonly failure: CallFailure };

/** Sends one draft, with retries, and remembers which images were uploaded. */
export interface Sending {
  /** Uploads the images that were not uploaded yet. */
  readonly upload: (images: readonly ChosenPicture[]) => Promise<Uploads>;
  /**
   * Returns the idempotency key of a content. The same content keeps its key, so that a retry after a lost response
   * creates nothing twice. Changed content gets another key, because the platform refuses a key it has seen with other
   * content.
   */
  readonly keyOf: (content: object) => string;
  /** Aborted when the view unmounts. */
  readonly signal: () => AbortSignal;
  /** Forgets keys and uploads, for another draft. */
  readonly reset: () => void;
}

export function useSending(): Sending {
  const { http } = useServices();
  const [sending] = useState(() => createMemory());
  useEffect(() => sending.open(), [sending]);

  return {
    keyOf: sending.keyOf,
    reset: sending.reset,
    signal: sending.signal,

    async upload(images) {
      const ids: string[] = [];
      for (const image of images) {
        const known = sending.imageIds.get(image.key);
        if (known !== undefined) {
          ids.push(known);
          continue;
        }
        const result = await uploadImage(http, image, { signal: sending.signal() });
        if (!result.ok) return { ok: false, name: image.name, failure: result.failure };
        sending.imageIds.set(image.key, result.data);
        ids.push(result.data);
      }
      return { ok: true, ids };
    },
  };
}

function createMemory() {
  const keys = new Map<string, string>();
  /** The platform's name of each image by its key in the draft. */
  const imageIds = new Map<string, string>();
  let ending = new AbortController();

  return {
    imageIds,
    signal: () => ending.signal,
    keyOf(content: object): string {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    reset() {
      keys.clear();
      imageIds.clear();
    },
    /** @returns function that aborts the requests */
    open() {
      const own = new AbortController();
      ending = own;
      return () => {
        own.abort();
      };
    },
  };
}
