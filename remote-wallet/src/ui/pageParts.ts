import { isMissing, type Loadable } from '@site/shared/loadable';

export interface PagePart<T = unknown> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

/**
 * Returns true when no part of the page could be loaded; the page then shows one failure whose retry is {@link
 * reloadParts}.
 */
export function areMissing(parts: readonly PagePart[]): boolean {
  return parts.every(({ state }) => isMissing(state));
}

export function reloadParts(parts: readonly PagePart[]): void {
  for (const { reload } of parts) reload();
}
