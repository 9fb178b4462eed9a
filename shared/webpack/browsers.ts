import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/**
 * The oldest versions that open the site, for the compiler, the styles, README and the notice in the host's page: what the product uses decides, as
 * host/docs/0030 says. `@supports` in `host/src/outdated.css` tells exactly these apart.
 */
export const BROWSERS: readonly string[] = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.4', 'ios_saf >= 17.4'];

/** The same for webpack's own code. */
export const BROWSERS_TARGET = `browserslist:${BROWSERS.join(', ')}`;

/** The same for the styles. */
export function styleTargets(): ReturnType<typeof browserslistToTargets> {
  return browserslistToTargets(browserslist(BROWSERS));
}
