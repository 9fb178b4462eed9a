import { useState, type ReactNode } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useDroppedFiles, usePictureFiles } from '@site/shared/picture';
import { viewOf } from '../conversation/currentRoom';
import type { ChatState } from '../socket/chatState';
import { draftOf } from '../socket/composing';
import type { ChatActions } from '../socket/useChat';
import type { PictureHindrance } from '../pictures/picture';
import { PictureBar } from '../pictures/PictureBar';
import { PictureButton } from '../pictures/PictureButton';
import { useSendPicture } from '../pictures/useSendPicture';
import { selfOf } from '../socket/connection';
import { silenceOf } from '../socket/silenceOf';

/** Longer side in pixels that the platform stores. A larger picture only takes longer to upload. */
const SENT_SIDE = 1_600;

interface Pictures extends Pick<ReturnType<typeof useDroppedFiles>, 'isOver' | 'handlers'> {
  /** Button beside the composer that chooses a picture. Empty when the room accepts none. */
  readonly button: ReactNode;
  /** Bar above the composer: the chosen picture, its upload progress, or why there is none. */
  readonly bar: ReactNode;
  readonly isSending: boolean;
  /** Sends the chosen picture with the text. Returns false when none is chosen. */
  readonly send: () => boolean;
}

/**
 * Returns the picture of the message that is being written in the current room. Text and picture stay until the message
 * is in the room.
 *
 * @param onWrite focuses the text field
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
  const [shownHindrance, setShownHindrance] = useState<PictureHindrance>();
  const { choose, isOpening, problems, forgetProblems } = usePictureFiles({
    room: 1,
    maxSide: SENT_SIDE,
    onPicture(picked) {
      if (room === undefined) return;
      if (picture) cancel(picture.key);
      actions.choosePicture(room.id, picked);
      onWrite();
    },
  });
  const pick = (files: readonly File[]) => {
    setShownHindrance(hindrance);
    forgetProblems();
    if (hindrance === undefined) choose(files);
  };
  const forget = () => {
    setShownHindrance(undefined);
    forgetProblems();
  };
  const { isOver, handlers } = useDroppedFiles(pick);
  const upload = picture && uploadOf(picture.key);
  return {
    isOver,
    handlers,
    isSending: isOpening || upload?.status === 'uploading',
    button: isMember && room?.pictures && (
      <PictureButton isDisabled={hindrance?.by === 'silence'} isAllowed={hindrance === undefined} onPick={pick} />
    ),
    bar: (picture ?? shownHindrance ?? problems[0]) && (
      <PictureBar
        picture={picture}
        upload={upload}
        hindrance={shownHindrance}
        problems={problems}
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

/** Returns the reason why no picture may be sent, or undefined. */
function pictureHindrance(state: ChatState, isMember: boolean): PictureHindrance | undefined {
  const room = viewOf(state.currentRoom)?.room;
  const self = selfOf(state.connection);
  if (!isMember && room !== undefined) return room.pictures === undefined ? { by: 'room' } : { by: 'guest', level: room.pictures.level };
  if (!isMember) return { by: 'silence' };
  if (room === undefined || self === undefined || silenceOf(state, isMember) !== undefined) return { by: 'silence' };
  if (room.pictures === undefined) return { by: 'room' };
  const { level } = room.pictures;
  return self.isStaff || self.vipLevel >= level ? undefined : { by: 'level', level, own: self.vipLevel };
}
