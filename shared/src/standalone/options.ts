import type { RemoteId, RequestedView } from '../contract/remoteProps';

/** Views by id, each with the parameters it starts with. */
type StandaloneViews = Readonly<Record<string, RequestedView['params']>>;

export interface StandaloneOptions {
  readonly id: RemoteId;
  readonly screens: StandaloneViews;
  readonly widgets?: StandaloneViews;
}

/** Every screen, then every widget, as a root asks for them. */
export function viewsOf({ screens, widgets = {} }: StandaloneOptions): readonly RequestedView[] {
  return [...toViews('screen', screens), ...toViews('widget', widgets)];
}

function toViews(kind: RequestedView['kind'], views: StandaloneViews): readonly RequestedView[] {
  return Object.entries(views).map(([id, params]) => ({ kind, id, params }));
}
