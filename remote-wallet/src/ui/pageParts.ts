import { isMissing, type Loadable } from '@site/shared/loadable';

/** What a part of a page shows, and its reload. */
export interface PagePart<T = unknown> {
  readonly state: Loadable<T>;
  readonly reload: () => void;
}

/** Nothing of the page came: it shows one failure, whose retry is {@link reloadParts}. */
export function areMissing(parts: readonly PagePart[]): boolean {
  return parts.every(({ state }) => isMissing(state));
}

export function reloadParts(parts: readonly PagePart[]): void {
  for (const { reload } of parts) reload();
}
