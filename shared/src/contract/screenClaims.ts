import { routeName, type RemoteRoute } from './remoteMetadata';
import type { RemoteId } from './remoteProps';

/** What a screen has for itself alone. */
export interface ScreenClaim {
  readonly names: readonly string[];
  readonly path: string;
  /** The code of its entry in the menus. */
  readonly code?: string | undefined;
}

/** The name under which other packages speak of a screen, or of another name that it has. */
export function screenName(id: RemoteId, { inContract }: Pick<RemoteRoute, 'inContract'>, name: string): string {
  return inContract ? name : `${id}/${name}`;
}

/** What a remote's screen wants. */
export function toScreenClaim(id: RemoteId, route: RemoteRoute): ScreenClaim {
  return {
    names: [route, ...(route.aliases ?? [])].map((each) => screenName(id, route, routeName(each))),
    path: route.path,
    code: route.menu && route.code,
  };
}

/** What two screens of different owners cannot both have, in words: a name, an address, an entry of the menus. */
export function findClash(one: ScreenClaim, other: ScreenClaim): string | undefined {
  const name = one.names.find((each) => other.names.includes(each));
  if (name !== undefined) return `the name ${name}`;
  if (shapesOf(one.path).some((shape) => shapesOf(other.path).some((another) => doMeet(shape, another))))
    return `the address ${other.path}`;
  return one.code !== undefined && one.code === other.code ? `the menu entry ${one.code}` : undefined;
}

/** With its last parameter, and without it where that may be absent. */
function shapesOf(path: string): readonly (readonly string[])[] {
  const parts = path.toLowerCase().split('/');
  return path.endsWith('?') ? [parts, parts.slice(0, -1)] : [parts];
}

/** Whether there is an address that both match. The router does not tell capitals from small letters. */
function doMeet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index] || part[0] === ':' || other[index]?.[0] === ':');
}
