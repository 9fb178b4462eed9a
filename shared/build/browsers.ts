import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/**
 * Oldest supported versions, for the compiler, the styles, README and the notice in the host's page. The features that
 * the product uses determine them, see host/docs/0030. `@supports` in `host/src/outdated.css` distinguishes exactly
 * these versions.
 */
export const BROWSERS: readonly string[] = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.4', 'ios_saf >= 17.4'];

/** Target of webpack's own code. */
export const BROWSERS_TARGET = `browserslist:${BROWSERS.join(', ')}`;

/** Returns the targets of the styles. */
export function styleTargets(): ReturnType<typeof browserslistToTargets> {
  return browserslistToTargets(browserslist(BROWSERS));
}
