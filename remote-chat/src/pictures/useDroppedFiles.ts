import { useState, type ClipboardEvent, type DragEvent } from 'react';

interface DroppedFiles {
  /** A file is held over the view. */
  readonly isOver: boolean;
  /** For the element of the view. */
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Files that are pasted or dropped into a view, the first of each. Words that are pasted stay words, though a picture of them comes along. */
export function useDroppedFiles(onFile: (file: File) => void): DroppedFiles {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onPaste: (event) => {
        const { clipboardData } = event;
        const [file] = clipboardData.files;
        if (file === undefined || clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFile(file);
      },
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
