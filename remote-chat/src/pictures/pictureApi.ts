import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { contentOf, type ChosenPicture } from '@site/shared/picture';
import { CHAT_PICTURE_PATH, uploadChatPictureCall } from '@site/shared/wire/chat';
import type { ChatPicture } from './picture';

interface Sending {
  readonly signal: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a picture for a later message in this room. */
export async function uploadPicture(
  http: HttpService,
  roomId: string,
  { dataUrl }: Pick<ChosenPicture, 'dataUrl'>,
  sending: Sending,
): Promise<CallResult<ChatPicture>> {
  const request = { rid: roomId, content: contentOf(dataUrl) };
  return mapResult(await http.send(uploadChatPictureCall, request, { ...sending, onError: 'silent' }), (kept) => kept);
}

export function pictureAddress({ id }: Pick<ChatPicture, 'id'>, size: 'whole' | 'small'): string {
  return `${CHAT_PICTURE_PATH}/${id}/${size}`;
}
