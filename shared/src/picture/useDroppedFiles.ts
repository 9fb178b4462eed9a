import { useState, type ClipboardEvent, type DragEvent } from 'react';

interface DroppedFiles {
  /** True while a file is dragged over the view. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Handles files that are pasted or dropped into a view. Pasted text stays text, even if the clipboard also has a
 * picture of it.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): DroppedFiles {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onPaste: (event) => {
        const { clipboardData } = event;
        if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFiles([...clipboardData.files]);
      },
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would replace the page with the file.
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
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
