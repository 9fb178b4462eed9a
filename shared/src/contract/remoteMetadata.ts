import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import type { RemoteId } from './remoteProps';

/**
 * Metadata of a remote: `site` of its package.json, copied to its release and to the manifest. The host shows a remote that it was built without by this
 * metadata alone.
 */

/** A plain text of one line in both languages: nothing that is invisible or turns its surroundings. */
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

/** rail: at the left · header: above the content · member: in the menu of the member area · footer: among its links. */
const placeSchema = z.enum(['rail', 'header', 'member', 'footer']);
/** member: funds, records, rewards, account or service · footer: member or site · rail: games, which the footer repeats. The last of them when left out or unknown. */
const groupSchema = z.optional(viewSchema);
/** Among the entries of its place, of 1 to 99: 50 when left out. Equal ones are in the order of the remotes. */
const orderSchema = z.optional(z.int().check(z.minimum(1), z.maximum(99)));
/** Of the header: shown in a wide window only; the footer repeats it. */
const wideOnlySchema = z.optional(z.boolean());

const menuSchema = z.object({
  place: placeSchema,
  icon: z.string(),
  /** The title of the screen when left out. */
  label: z.optional(textSchema),
  group: groupSchema,
  order: orderSchema,
  isWideOnly: wideOnlySchema,
  /** Further places of the same screen, with the same icon unless they say another. */
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
  /** Known like the name of the screen itself. */
  name: viewSchema,
  /** Query of its address. */
  query: z.optional(z.record(viewSchema, z.string().check(z.maxLength(40)))),
});

const routeSchema = z.object({
  /** Other packages call the screen `<id>/<name>`. The last fixed part of the path when left out. */
  name: z.optional(viewSchema),
  /** The contract has the name (`RouteParams`): other packages call the screen by it alone. */
  inContract: z.optional(z.boolean()),
  /** The remote's own path, which is `/<id>` and what is below it, or a path below a shared one (`SHARED_PATHS`). */
  path: pathSchema,
  /** A key of the remote's `screens`: the name when left out. */
  screen: z.optional(viewSchema),
  /** Given to the screen in addition to those of the address. */
  params: z.optional(z.record(viewSchema, z.string().check(z.maxLength(40)))),
  access: z.enum(['public', 'member', 'bound-phone']),
  /** dashboard when left out. */
  layout: z.optional(z.enum(['dashboard', 'full-width', 'no-footer', 'bare'])),
  title: textSchema,
  menu: z.optional(menuSchema),
  /** Its entry of the menus, where the specification has a code for it: marked while the screen is shown, also by a screen without `menu`. */
  menuCode: z.optional(viewSchema),
  /** The route whose entry of the menu is marked, where it has none of its own. */
  parent: z.optional(viewSchema),
  /** Shown beside the menu of the member area. */
  area: z.optional(z.literal('member')),
  /** A feature flag of the site (`Flags`): while it is off, or the host does not know it, the address shows not-found. */
  flag: z.optional(viewSchema),
  /** sports: the mode of the document while the screen is shown. Another one changes nothing. */
  mode: z.optional(viewSchema),
  /** The tab of the dock that opens with the screen. One that is not there opens nothing. */
  dock: z.optional(viewSchema),
  /** Other names of the screen. */
  aliases: z.optional(z.array(aliasSchema).check(z.maxLength(4))),
});

/** Slots in which pages of the host show widgets of any remote. */
export const WIDGET_SLOTS: readonly string[] = ['home'];

const widgetSchema = z.object({
  /** One of `WIDGET_SLOTS`; a host that does not have it shows none. */
  slot: viewSchema,
  /** A key of the remote's `widgets`. */
  widget: viewSchema,
});

export const remoteMetadataSchema = z.object({
  name: textSchema,
  /** Begins the reference numbers that players read out to customer service. */
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

/** First parts of addresses below which any remote may have screens. A clash with another remote is refused (`screenClaims.ts`). */
export const SHARED_PATHS: readonly string[] = ['mine', 'game', 'activity', 'pg', 'dz'];

/** First parts of addresses that belong to the site, its servers or the operator. No remote may have one of them as its id. */
export const RESERVED_PATHS: readonly string[] =
  '404 act activity admin agent api app assets captcha dev download dz fd game health healthz home host loading login metrics mine ops pg platform redirect register sandbox shared site sponsor static status stream venture'.split(
    ' ',
  );

/** Returns whether a text may be the id of a remote. It is part of addresses, names of packages, variables and storage keys. */
export function isRemoteId(text: string): boolean {
  return /^[a-z][a-z0-9]{1,19}$/.test(text) && !RESERVED_PATHS.includes(text);
}

export type MetadataResult =
  | { readonly metadata: RemoteMetadata; readonly faults?: undefined }
  | { readonly metadata?: undefined; readonly faults: readonly string[] };

/**
 * Parses the metadata of a remote. Returns it, or all faults in words: the shape, a path outside its own, duplicates, an unknown icon.
 *
 * @param hasIcon whether the kit draws it
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

/** Returns whether a remote may have the path. Of a shared path, only what is below it. */
function isOwnPath(id: RemoteId, path: string): boolean {
  const [, first = '', below = '?'] = path.split('/');
  return first === id || (SHARED_PATHS.includes(first) && !below.endsWith('?'));
}

function twice(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
