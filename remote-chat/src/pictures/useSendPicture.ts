import { useEffect, useRef, useState } from 'react';
import { useServices, type CallFailure } from '@site/shared/contract';
import type { ChosenPicture } from '@site/shared/picture';
import type { ChatPicture } from './picture';
import { uploadPicture } from './pictureApi';

/** `share` is the uploaded part, from 0 to 1. */
export type Upload =
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'failed'; readonly failure: CallFailure };

interface SendPicture {
  /** Returns the upload of a picture. Undefined before it starts, and when the message is in its room. */
  readonly uploadOf: (key: string) => Upload | undefined;
  /** Uploads a picture and passes on what the platform has stored. Ignores a picture that is already uploading. */
  readonly send: (roomId: string, picture: ChosenPicture) => void;
  readonly cancel: (key: string) => void;
}

/** Returns the uploads of pictures by the keys of their choices. Pending uploads end with the view; the draft stays. */
export function useSendPicture(onKept: (roomId: string, key: string, kept: ChatPicture) => void): SendPicture {
  const { http } = useServices();
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload | undefined>>>({});
  const ending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = ending.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const note = (key: string, upload: Upload | undefined) => {
    setUploads((before) => ({ ...before, [key]: upload }));
  };
  const send = async (roomId: string, picture: ChosenPicture) => {
    const { key } = picture;
    if (ending.current.has(key)) return;
    const controller = new AbortController();
    ending.current.set(key, controller);
    note(key, { status: 'uploading', share: 0 });
    const onProgress = (share: number) => {
      if (!controller.signal.aborted) note(key, { status: 'uploading', share });
    };
    const result = await uploadPicture(http, roomId, picture, { signal: controller.signal, onProgress });
    if (ending.current.get(key) === controller) ending.current.delete(key);
    if (controller.signal.aborted) return;
    note(key, result.ok ? undefined : { status: 'failed', failure: result.failure });
    if (result.ok) onKept(roomId, key, result.data);
  };

  return {
    uploadOf: (key) => uploads[key],
    send: (roomId, picture) => void send(roomId, picture),
    cancel: (key) => {
      ending.current.get(key)?.abort();
      ending.current.delete(key);
      note(key, undefined);
    },
  };
}
