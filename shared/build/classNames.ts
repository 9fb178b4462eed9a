import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { BuildIdentity } from './buildIdentity';
import { WORKSPACE_DIR } from './workspace';

/** Names a class of a stylesheet: `getLocalIdent` of css-loader. */
export type ClassNames = (stylesheet: { readonly resourcePath: string }, _pattern: string, local: string) => string;

/** Length of the hash that distinguishes the stylesheets of a page: 30 bits as base64 characters. */
const MARK_LENGTH = 5;

/**
 * Returns the class names of a production build: package, stylesheet, number, such as `host-Phwes-3`. A page has
 * hundreds of them, each in a script and in a stylesheet, so only the stylesheet has a hash, which does not compress.
 * The hash includes the build: two builds of a remote on one page share no class.
 */
export function classNames({ packageName, container }: BuildIdentity): ClassNames {
  const numbers = new Map<string, Map<string, number>>();
  return ({ resourcePath }, _, local) => {
    const ofSheet = numbers.get(resourcePath) ?? new Map<string, number>();
    numbers.set(resourcePath, ofSheet);
    const number = ofSheet.get(local) ?? ofSheet.size;
    ofSheet.set(local, number);
    return `${packageName}-${markOf(container, resourcePath)}-${number.toString(36)}`;
  };
}

function markOf(container: string, stylesheet: string): string {
  return createHash('sha256')
    .update(`${container} ${relative(WORKSPACE_DIR, stylesheet)}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}
