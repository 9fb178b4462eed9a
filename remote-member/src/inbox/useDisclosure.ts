import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For the element around button and panel. */
  readonly rootProps: { readonly ref: RefObject<HTMLDivElement | null>; readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void };
}

/** A panel under its button. Esc, a press outside and moving the focus out close it. */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => {
      setIsOpen((wasOpen) => !wasOpen);
    },
    close: () => {
      setIsOpen(false);
    },
    rootProps: {
      ref,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
