import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import type { RemoteId } from './remoteProps';

/**
 * Metadata of a remote: the `site` field of its package.json, copied to its release and to the manifest. With this
 * metadata alone the host shows a remote that it was built without.
 */

/**
 * A plain text of one line in both languages, without invisible characters or characters that change the direction of
 * text.
 */
const lineSchema = z.string().check(z.regex(/^(?!\s)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,40}(?<!\s)$/u, 'one line of at most 40 characters'));
const textSchema = z.object({ 'zh-CN': lineSchema, 'zh-TW': lineSchema });

const viewSchema = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/, 'the name of a view: letters, digits, dashes'));
const pathSchema = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(
      /^\/[\w-]+(?:\/(?:[\w-]+|:[A-Za-z]+))*(?:\/:[A-Za-z]+\?)?$/,
      'a path such as /news/:id, where the last parameter may be absent',
    ),
  );

/**
 * Places: rail (at the left), header (above the content), member (menu of the member area), footer (among its links).
 */
const placeSchema = z.enum(['rail', 'header', 'member', 'footer']);
/**
 * Groups per place: member has funds, records, rewards, account and service; footer has member and site; rail has
 * games, which the footer repeats. Default, also for an unknown group: the last group of the place.
 */
const groupSchema = z.optional(viewSchema);
/**
 * Position among the entries of its place, from 1 to 99. Default: 50. Entries with equal positions follow the order of
 * the remotes.
 */
const orderSchema = z.optional(z.int().check(z.minimum(1), z.maximum(99)));
/** Used in the header: set when the entry is shown in wide windows only; the footer repeats it. */
const wideOnlySchema = z.optional(z.boolean());

const menuSchema = z.object({
  place: placeSchema,
  icon: z.string(),
  /** Default: the title of the screen. */
  label: z.optional(textSchema),
  group: groupSchema,
  order: orderSchema,
  isWideOnly: wideOnlySchema,
  /** Further places of the same screen, with the same icon unless they name another. */
  otherPlaces: z.optional(
    z
      .array(
        z.object({
          place: placeSchema,
          icon: z.optional(z.string()),
          label: z.optional(textSchema),
          group: groupSchema,
          order: orderSchema,
          isWideOnly: wideOnlySchema,
        }),
      )
      .check(z.maxLength(4)),
  ),
});

const aliasSchema = z.object({
  /** Another name, usable like the name of the screen itself. */
  name: viewSchema,
  query: z.optional(z.record(viewSchema, z.string().check(z.maxLength(40)))),
});

const routeSchema = z.object({
  /** Other packages refer to the screen as `<id>/<name>`. Default: the last fixed part of the path. */
  name: z.optional(viewSchema),
  /**
   * Set when the contract includes the name (`RouteParams`), so that other packages refer to the screen by the name
   * alone.
   */
  inContract: z.optional(z.boolean()),
  /** The remote's own path, which is `/<id>` or starts with it, or a path below a shared one (`SHARED_PATHS`). */
  path: pathSchema,
  /** A key of the remote's `screens`. Default: the name. */
  screen: z.optional(viewSchema),
  /** Parameters passed to the screen in addition to those of the address. */
  params: z.optional(z.record(viewSchema, z.string().check(z.maxLength(40)))),
  access: z.enum(['public', 'member', 'bound-phone']),
  /** Default: dashboard. */
  layout: z.optional(z.enum(['dashboard', 'full-width', 'no-footer', 'bare'])),
  title: textSchema,
  menu: z.optional(menuSchema),
  /**
   * Code of its menu entry, if the specification has one. The entry with this code is marked while the screen is shown,
   * even if the screen has no `menu`.
   */
  menuCode: z.optional(viewSchema),
  /** Route whose menu entry is marked if this one has no entry. */
  parent: z.optional(viewSchema),
  /** Set when the screen is shown beside the menu of the member area. */
  area: z.optional(z.literal('member')),
  /** A feature flag of the site (`Flags`). If it is off, or unknown to the host, the address shows not-found. */
  flag: z.optional(viewSchema),
  /** Used by sports: the document's mode while the screen is shown. An unknown mode changes nothing. */
  mode: z.optional(viewSchema),
  /** Tab of the dock that opens with the screen. An unknown tab opens nothing. */
  dock: z.optional(viewSchema),
  aliases: z.optional(z.array(aliasSchema).check(z.maxLength(4))),
});

/** Slots in which the host's pages show widgets of any remote. */
export const WIDGET_SLOTS: readonly string[] = ['home'];

const widgetSchema = z.object({
  /** One of `WIDGET_SLOTS`. A host without this slot does not show the widget. */
  slot: viewSchema,
  /** A key of the remote's `widgets`. */
  widget: viewSchema,
});

export const remoteMetadataSchema = z.object({
  name: textSchema,
  /** Prefix of the reference numbers that players quote to customer service. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters')),
  routes: z.array(routeSchema).check(z.maxLength(24)),
  widgets: z.optional(z.array(widgetSchema).check(z.maxLength(8))),
});
export type RemoteMetadata = z.infer<typeof remoteMetadataSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;

/** Returns the name of a screen within its remote. */
export function routeName({ name, path = '' }: { readonly name?: string | undefined; readonly path?: string }): string {
  return name ?? /([^/:]+)(?:\/:\w+\??)*$/.exec(path)?.[1] ?? '';
}

/**
 * First path segments below which any remote may have screens. A clash with another remote is rejected
 * (`screenClaims.ts`).
 */
export const SHARED_PATHS: readonly string[] = ['mine', 'game', 'activity', 'pg', 'dz'];

/** First path segments that belong to the site, its servers or the operator. A remote cannot use one as its id. */
export const RESERVED_PATHS: readonly string[] =
  '404 act activity admin agent api app assets captcha dev download dz fd game health healthz home host loading login metrics mine ops pg platform redirect register sandbox shared site sponsor static status stream venture'.split(
    ' ',
  );

/**
 * Returns whether a text is allowed as the id of a remote. The id becomes part of addresses, package names, variables
 * and storage keys.
 */
export function isRemoteId(text: string): boolean {
  return /^[a-z][a-z0-9]{1,19}$/.test(text) && !RESERVED_PATHS.includes(text);
}

export type MetadataResult =
  | { readonly metadata: RemoteMetadata; readonly faults?: undefined }
  | { readonly metadata?: undefined; readonly faults: readonly string[] };

/**
 * Parses the metadata of a remote. Returns it, or a description of every fault: wrong shape, paths outside the remote's
 * own, duplicates, unknown icons.
 *
 * @param hasIcon returns whether the UI kit has an icon
 */
export function parseRemoteMetadata(id: RemoteId, value: unknown, hasIcon: (name: string) => boolean): MetadataResult {
  if (!isRemoteId(id))
    return { faults: [`${id} can be no remote's id: two to twenty small letters and digits, and no address of the site`] };
  const result = check(remoteMetadataSchema, value);
  if (result.issues) return { faults: result.issues.map((issue) => describeIssues([issue])) };
  const metadata = result.value;
  const { routes, widgets = [] } = metadata;
  const faults = [
    ...routes.flatMap((route) => routeFaults(id, route, routes, hasIcon)),
    ...twice(routes.flatMap((route) => [route, ...(route.aliases ?? [])].map(routeName))).map((name) => `the route ${name} is there twice`),
    ...twice(routes.map(({ path }) => path.toLowerCase().replaceAll(/:\w+\??/g, ':'))).map((path) => `the path ${path} is there twice`),
    ...twice(routes.flatMap(({ menuCode, menu }) => (menuCode === undefined || menu === undefined ? [] : [menuCode]))).map(
      (code) => `the menu entry ${code} is there twice`,
    ),
    ...twice(widgets.map(({ slot, widget }) => `${widget} in ${slot}`)).map((widget) => `the widget ${widget} is there twice`),
  ];
  return faults.length > 0 ? { faults } : { metadata };
}

function routeFaults(
  id: RemoteId,
  route: RemoteRoute,
  routes: readonly RemoteRoute[],
  hasIcon: (name: string) => boolean,
): readonly string[] {
  const { path, menu, parent } = route;
  const name = routeName(route);
  const icons = menu === undefined ? [] : [menu, ...(menu.otherPlaces ?? [])].flatMap(({ icon = menu.icon }) => icon);
  return [
    ...(isOwnPath(id, path) ? [] : [`the path ${path} is outside of /${id} and /${SHARED_PATHS.join('/…, /')}/…`]),
    ...icons.filter((icon) => !hasIcon(icon)).map((icon) => `there is no icon ${icon} (route ${name})`),
    ...(menu !== undefined && /:\w+(?!\w|\?)/.test(path) ? [`a menu cannot lead to ${path}, which needs a parameter`] : []),
    ...(parent !== undefined && !routes.some((other) => routeName(other) === parent)
      ? [`there is no route ${parent}, the parent of ${name}`]
      : []),
  ];
}

/**
 * Returns whether a remote may use the path. Only paths below a shared path are allowed, not the shared path itself.
 */
function isOwnPath(id: RemoteId, path: string): boolean {
  const [, first = '', below = '?'] = path.split('/');
  return first === id || (SHARED_PATHS.includes(first) && !below.endsWith('?'));
}

function twice(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
