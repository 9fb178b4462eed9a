import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { contentOf, type ChosenPicture } from '@site/shared/picture';
import { CHAT_PICTURE_PATH, uploadChatPictureCall } from '@site/shared/wire/chat';
import type { ChatPicture } from './picture';

interface Sending {
  readonly signal: AbortSignal;
  /** Which share of it has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** For a message of this room that follows. */
export async function uploadPicture(
  http: HttpService,
  roomId: string,
  { dataUrl }: Pick<ChosenPicture, 'dataUrl'>,
  sending: Sending,
): Promise<CallResult<ChatPicture>> {
  const request = { rid: roomId, content: contentOf(dataUrl) };
  return mapResult(await http.send(uploadChatPictureCall, request, { ...sending, onError: 'silent' }), (kept) => kept);
}

/** Where a picture is, whole or small. */
export function pictureAddress({ id }: Pick<ChatPicture, 'id'>, size: 'whole' | 'small'): string {
  return `${CHAT_PICTURE_PATH}/${id}/${size}`;
}
