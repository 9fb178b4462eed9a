import { check, describeIssues } from '../wire/schema';
import * as z from '../wire/zod';
import type { RemoteId } from './remoteProps';

/**
 * What a remote says of itself: in `site` of its package.json, from there in its release, and by the manifest in the host, which shows a remote that it
 * has never heard of by these facts alone.
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
      /^(?:\/[\w-]+)+(?:\/:[A-Za-z]+)*(?:\/:[A-Za-z]+\?)?$/,
      'a path such as /news/:id; its parameters are last, and one may be absent',
    ),
  );

const menuSchema = z.object({
  /** rail: at the left · header: above the content · member: in the menu of the member area. */
  place: z.enum(['rail', 'header', 'member']),
  icon: z.string(),
  /** The title of the screen when left out. */
  label: z.optional(textSchema),
});

const routeSchema = z.object({
  /** Other packages call the screen `<id>/<name>`. */
  name: viewSchema,
  /** In the remote's own room: `/<id>`, or below it. */
  path: pathSchema,
  /** A key of the remote's `screens`. */
  screen: viewSchema,
  /** Given to the screen in addition to those of the address. */
  params: z.optional(z.record(viewSchema, z.string().check(z.maxLength(40)))),
  access: z.enum(['public', 'member', 'bound-phone']),
  layout: z.enum(['dashboard', 'full-width', 'no-footer', 'bare']),
  title: textSchema,
  menu: z.optional(menuSchema),
  /** The route whose entry of the menu is marked, where it has none of its own. */
  parent: z.optional(viewSchema),
  /** Shown beside the menu of the member area. */
  area: z.optional(z.literal('member')),
});

/** Where pages of the host show widgets of any remote. */
export const WIDGET_SLOTS: readonly string[] = ['home'];

const widgetSchema = z.object({
  /** One of `WIDGET_SLOTS`; a host that does not have it shows none. */
  slot: viewSchema,
  /** A key of the remote's `widgets`. */
  widget: viewSchema,
});

export const remoteFactsSchema = z.object({
  name: textSchema,
  /** Begins the reference numbers that players read out to customer service. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters')),
  routes: z.optional(z.array(routeSchema).check(z.maxLength(24))),
  widgets: z.optional(z.array(widgetSchema).check(z.maxLength(8))),
});
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;

/** First parts of addresses that are the site's own, its servers' or the operator's: no remote has one of these ids. */
export const RESERVED_ROOMS: readonly string[] =
  '404 act activity admin agent api app assets captcha dev download dz fd game health healthz home host loading login metrics mine ops pg platform redirect register sandbox shared site sponsor static status stream venture'.split(
    ' ',
  );

/** Whether a text may be the id of a remote. It is part of addresses, of names of packages, of variables and of keys of the storage. */
export function isRemoteId(text: string): boolean {
  return /^[a-z][a-z0-9]{1,19}$/.test(text) && !RESERVED_ROOMS.includes(text);
}

export type FactsResult = { readonly facts: RemoteFacts; readonly faults?: undefined } | { readonly faults: readonly string[] };

/**
 * The facts of a remote, or all that is wrong with them, in words: the shape, a path outside its room, what is there twice, an icon that there is not.
 *
 * @param hasIcon whether the kit draws it
 */
export function readRemoteFacts(id: RemoteId, value: unknown, hasIcon: (name: string) => boolean): FactsResult {
  if (!isRemoteId(id))
    return { faults: [`${id} can be no remote's id: two to twenty small letters and digits, and no address of the site`] };
  const result = check(remoteFactsSchema, value);
  if (result.issues) return { faults: result.issues.map((issue) => describeIssues([issue])) };
  const facts = result.value;
  const { routes = [], widgets = [] } = facts;
  const faults = [
    ...routes.flatMap((route) => routeFaults(id, route, routes, hasIcon)),
    ...twice(routes.map(({ name }) => name)).map((name) => `the route ${name} is there twice`),
    ...twice(routes.map(({ path }) => path.replaceAll(/:\w+\??/g, ':'))).map((path) => `the path ${path} is there twice`),
    ...twice(widgets.map(({ slot, widget }) => `${widget} in ${slot}`)).map((widget) => `the widget ${widget} is there twice`),
  ];
  return faults.length > 0 ? { faults } : { facts };
}

function routeFaults(
  id: RemoteId,
  { name, path, menu, parent }: RemoteRoute,
  routes: readonly RemoteRoute[],
  hasIcon: (name: string) => boolean,
): readonly string[] {
  return [
    ...(path === `/${id}` || path.startsWith(`/${id}/`) ? [] : [`the path ${path} is outside of /${id}`]),
    ...(menu !== undefined && !hasIcon(menu.icon) ? [`there is no icon ${menu.icon} (route ${name})`] : []),
    ...(menu !== undefined && /:\w+(?!\w|\?)/.test(path) ? [`a menu cannot lead to ${path}, which needs a parameter`] : []),
    ...(parent !== undefined && !routes.some((route) => route.name === parent)
      ? [`there is no route ${parent}, the parent of ${name}`]
      : []),
  ];
}

function twice(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
