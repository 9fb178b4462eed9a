import { useEffect, useRef, useState } from 'react';
import { stripHidden } from '../input';
import { openPicture, type PictureRefusal } from './openPicture';

/** A picture that is chosen but not sent yet. */
export interface ChosenPicture {
  readonly key: string;
  /** File name without direction marks. */
  readonly name: string;
  /** `data:` URL of the picture to send. */
  readonly dataUrl: string;
}

/** A rejected file. `too_many`: this file and the following ones exceed the limit. */
export interface PictureProblem {
  readonly name: string;
  readonly why: PictureRefusal | 'too_many';
}

export interface PictureFiles {
  /** Opens files one after the other; `onPicture` receives each valid picture. */
  readonly choose: (files: readonly File[]) => void;
  readonly isOpening: boolean;
  /** Rejected files of the last choice. */
  readonly problems: readonly PictureProblem[];
  readonly forgetProblems: () => void;
}

interface Options {
  /** Number of pictures that may still be added. */
  readonly room: number;
  /** Maximum length of the longer side in pixels. */
  readonly maxSide?: number;
  readonly onPicture: (picture: ChosenPicture) => void;
}

/** Name for a file whose own name has no visible characters. */
const UNNAMED = 'picture';

/** Files of one choice, with the handler of the render in which they were chosen. */
interface Batch extends Pick<Options, 'onPicture'> {
  readonly files: readonly File[];
}

/**
 * Opens the pictures that the player chooses, pastes or drops. A choice made while another one is being opened waits
 * for it.
 */
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
