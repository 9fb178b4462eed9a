import { routeName, type RemoteRoute } from './remoteMetadata';
import type { RemoteId } from './remoteProps';

/** Names, path and menu code that are reserved for one screen. */
export interface ScreenClaim {
  readonly names: readonly string[];
  readonly path: string;
  readonly code?: string | undefined;
}

/** Returns the name by which other packages refer to a screen, or one of its other names. */
export function screenName(id: RemoteId, { inContract }: Pick<RemoteRoute, 'inContract'>, name: string): string {
  return inContract ? name : `${id}/${name}`;
}

/** Returns the names, path and menu code that a remote's screen claims. */
export function toScreenClaim(id: RemoteId, route: RemoteRoute): ScreenClaim {
  return {
    names: [route, ...(route.aliases ?? [])].map((each) => screenName(id, route, routeName(each))),
    path: route.path,
    code: route.menu && route.menuCode,
  };
}

/**
 * Describes a name, address or menu entry that two screens of different owners both claim. Returns undefined if nothing
 * clashes.
 */
export function findClash(one: ScreenClaim, other: ScreenClaim): string | undefined {
  const name = one.names.find((each) => other.names.includes(each));
  if (name !== undefined) return `the name ${name}`;
  if (shapesOf(one.path).some((shape) => shapesOf(other.path).some((another) => doMeet(shape, another))))
    return `the address ${other.path}`;
  return one.code !== undefined && one.code === other.code ? `the menu entry ${one.code}` : undefined;
}

/** Splits a path into its segments. A path with an optional last parameter yields two results, with and without it. */
function shapesOf(path: string): readonly (readonly string[])[] {
  const parts = path.toLowerCase().split('/');
  return path.endsWith('?') ? [parts, parts.slice(0, -1)] : [parts];
}

/** Returns whether some address matches both. The comparison ignores case, as the router does. */
function doMeet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index] || part[0] === ':' || other[index]?.[0] === ':');
}
