import { useState } from 'react';
import { fitPicture, type FitRefusal } from './fitPicture';
import type { PictureHindrance } from './picture';
import type { DraftPicture } from './picture';

export type PictureProblem = { readonly by: FitRefusal } | PictureHindrance;

interface PickPicture {
  /** Why the last choice is no picture of the message. */
  readonly problem: PictureProblem | undefined;
  readonly forget: () => void;
  /** Chooses a file by the button, by pasting or by dropping it. */
  readonly pick: (file: File | undefined) => void;
}

/** The choice of a picture: opened, made as small as it is sent, or refused with a reason. What was chosen before stays until then. */
export function usePickPicture(hindrance: PictureHindrance | undefined, onPicked: (picture: DraftPicture) => void): PickPicture {
  const [problem, setProblem] = useState<PictureProblem>();
  const pick = async (file: File | undefined) => {
    setProblem(hindrance);
    if (hindrance !== undefined || file === undefined) return;
    const fitted = await fitPicture(file);
    if (fitted.ok) onPicked({ key: crypto.randomUUID(), name: file.name, dataUrl: fitted.dataUrl });
    else setProblem({ by: fitted.why });
  };
  return {
    problem,
    forget: () => {
      setProblem(undefined);
    },
    pick: (file) => void pick(file),
  };
}
