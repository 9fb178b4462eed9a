import type { ReactNode } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { viewOf } from '../conversation/currentRoom';
import type { ChatState } from '../socket/chatState';
import { draftOf } from '../socket/composing';
import type { ChatActions } from '../socket/useChat';
import { pictureHindrance } from './pictureHindrance';
import { PictureBar } from '../pictures/PictureBar';
import { PictureButton } from '../pictures/PictureButton';
import { useDroppedFiles } from '../pictures/useDroppedFiles';
import { usePickPicture } from '../pictures/usePickPicture';
import { useSendPicture } from '../pictures/useSendPicture';

interface Pictures extends Pick<ReturnType<typeof useDroppedFiles>, 'isOver' | 'handlers'> {
  /** Beside the composer: chooses one. Nothing where the room takes none. */
  readonly button: ReactNode;
  /** Above the composer: what is chosen, how far it has come, or why there is none. */
  readonly bar: ReactNode;
  readonly isSending: boolean;
  /** Sends what is chosen with what is written. False where nothing is chosen. */
  readonly send: () => boolean;
}

/**
 * The picture of the message that is written in the current room, from its choice to the room. What is written and chosen stays until it is there.
 *
 * @param onWrite the member goes on writing
 */
export function usePictures(state: ChatState, actions: Pick<ChatActions, 'choosePicture' | 'sendPicture'>, onWrite: () => void): Pictures {
  const { session } = useServices();
  const isMember = useReadable(session.isSignedIn);
  const room = viewOf(state.currentRoom)?.room;
  const { picture } = draftOf(state);
  const hindrance = pictureHindrance(state, isMember);
  const { uploadOf, send, cancel } = useSendPicture((roomId, key, kept) => {
    actions.sendPicture(roomId, key, kept.id);
  });
  const { problem, forget, pick } = usePickPicture(hindrance, (picked) => {
    if (room === undefined) return;
    if (picture) cancel(picture.key);
    actions.choosePicture(room.id, picked);
    onWrite();
  });
  const { isOver, handlers } = useDroppedFiles(pick);
  const upload = picture && uploadOf(picture.key);
  return {
    isOver,
    handlers,
    isSending: upload?.status === 'uploading',
    button: isMember && room?.pictures && (
      <PictureButton isDisabled={hindrance?.by === 'silence'} isAllowed={hindrance === undefined} onPick={pick} />
    ),
    bar: (picture ?? problem) && (
      <PictureBar
        picture={picture}
        upload={upload}
        problem={problem}
        onCancel={() => {
          forget();
          onWrite();
          if (!picture || room === undefined) return;
          cancel(picture.key);
          actions.choosePicture(room.id, undefined);
        }}
      />
    ),
    send() {
      if (!picture || room === undefined) return false;
      forget();
      send(room.id, picture);
      return true;
    },
  };
}
