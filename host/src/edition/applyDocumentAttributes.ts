import type { Palette } from '@site/shared/contract/deploymentManifest';
import type { Readable } from '@site/shared/contract/readable';
import type { Edition, Locale } from '@site/shared/contract/services';
import { applyPalette } from '@site/shared/tokens';

export interface DocumentFacts {
  readonly edition: Readable<Edition>;
  readonly locale: Readable<Locale>;
  /** Themed build. Absent while no manifest could be loaded. */
  readonly build: string | undefined;
  /** Accent of the themed build. Default: azurite. */
  readonly palette: Palette | undefined;
}

/**
 * Sets the document attributes that the stylesheets use: edition, themed build and its accent, language. Implements
 * R-EDITION-02, R-EDITION-03.
 */
export function applyDocumentAttributes(root: HTMLElement, { edition, locale, build, palette }: DocumentFacts): void {
  const dress = () => {
    root.dataset['edition'] = edition.get();
    root.lang = locale.get();
  };
  if (build !== undefined) root.dataset['build'] = build;
  if (palette) applyPalette(root, palette);
  dress();
  edition.subscribe(dress);
  locale.subscribe(dress);
}

/** Attributes of the document that the host alone sets, so any of their values is accepted. */
const OWN_MARKS: readonly string[] = ['data-build', 'data-first', 'data-mode'];

/**
 * Returns whether the host itself writes this value to this attribute of the document. Language and edition must have
 * the chosen value.
 */
export function isOwnAttribute(
  { edition, locale }: Pick<DocumentFacts, 'edition' | 'locale'>,
  name: string,
  value: string | null,
): boolean {
  if (name === 'lang') return value === locale.get();
  return name === 'data-edition' ? value === edition.get() : OWN_MARKS.includes(name);
}

/**
 * Marks the document with the sports mode, or removes the mark on other pages.
 *
 * Assumption (R-NAV-17): the sports pages are `/game/sport` and `/game/sport/:enName` (decision 10), and the mode is a
 * mark on the document for stylesheets; it changes no colour of the edition. Implements R-NAV-15, R-NAV-16.
 */
export function setMode(root: HTMLElement, mode: 'sports' | undefined, edition: Edition): void {
  if (mode === undefined) {
    delete root.dataset['mode'];
    root.dataset['edition'] = edition;
  } else {
    root.dataset['mode'] = mode;
  }
}
