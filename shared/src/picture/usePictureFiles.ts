import { useEffect, useRef, useState } from 'react';
import { stripHidden } from '../input';
import { openPicture, type PictureRefusal } from './openPicture';

/** A picture that is chosen and not sent yet. */
export interface ChosenPicture {
  /** Unique key of this choice. */
  readonly key: string;
  /** Name of its file, without marks that turn the direction of text. */
  readonly name: string;
  /** A `data:` URL of what is sent. */
  readonly dataUrl: string;
}

/** A file that was not taken. too_many: it and the following ones exceed the limit. */
export interface PictureProblem {
  readonly name: string;
  readonly why: PictureRefusal | 'too_many';
}

export interface PictureFiles {
  /** Opens files one after the other; `onPicture` receives each that is a picture. */
  readonly choose: (files: readonly File[]) => void;
  readonly isOpening: boolean;
  /** Files of the last choice that were not taken. */
  readonly problems: readonly PictureProblem[];
  readonly forgetProblems: () => void;
}

interface Options {
  /** How many pictures may be added now. */
  readonly room: number;
  /** The most pixels of the longer side. */
  readonly maxSide?: number;
  readonly onPicture: (picture: ChosenPicture) => void;
}

/** Name of a file whose own shows nothing. */
const UNNAMED = 'picture';

/** The files of one choice, with the handler of the render in which they were chosen. */
interface Batch extends Pick<Options, 'onPicture'> {
  readonly files: readonly File[];
}

/** Opens the pictures that the player chooses, pastes or drops. A choice that is made while another one is opened waits for it. */
export function usePictureFiles({ room, maxSide, onPicture }: Options): PictureFiles {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const [batch] = batches;
  const latestRoom = useRef(room);
  useEffect(() => {
    latestRoom.current = room;
  });
  useEffect(() => {
    if (batch === undefined) return undefined;
    let hasEnded = false;
    const open = async () => {
      const free = latestRoom.current;
      let added = 0;
      setProblems([]);
      for (const file of batch.files) {
        const name = stripHidden(file.name) || UNNAMED;
        const opened = added >= free ? ({ ok: false, why: 'too_many' } as const) : await openPicture(file, maxSide);
        if (hasEnded) return;
        if (opened.ok) {
          added += 1;
          batch.onPicture({ key: crypto.randomUUID(), name, dataUrl: opened.dataUrl });
        } else setProblems((before) => [...before, { name, why: opened.why }]);
        if (!opened.ok && opened.why === 'too_many') break;
      }
      setBatches((before) => before.slice(1));
    };
    void open();
    return () => {
      hasEnded = true;
    };
  }, [batch, maxSide]);

  return {
    choose: (files) => {
      if (files.length > 0) setBatches((before) => [...before, { files, onPicture }]);
    },
    isOpening: batch !== undefined,
    problems,
    forgetProblems: () => {
      setProblems([]);
    },
  };
}
