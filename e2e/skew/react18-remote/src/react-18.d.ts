/** The part of React 18 that this remote uses: the installed types are those of React 19. */
declare module 'react-18' {
  export const version: string;
  export function createElement(type: string, props: Readonly<Record<string, unknown>> | null, ...children: unknown[]): object;
  export function useState<T>(initial: T): [T, (next: T) => void];
  export function useEffect(effect: () => void | (() => void), dependencies: readonly unknown[]): void;
  export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, getSnapshot: () => T): T;
}

declare module 'react-dom-18/client' {
  export function createRoot(container: Element): object;
}
