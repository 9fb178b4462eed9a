import type { RemoteId, RequestedView } from '@site/shared/contract/remoteProps';

/** Views by id, each with its initial parameters. */
type StandaloneViews = Readonly<Record<string, RequestedView['params']>>;

export interface StandaloneOptions {
  readonly id: RemoteId;
  readonly screens: StandaloneViews;
  readonly widgets?: StandaloneViews;
}

/** Lists every screen, then every widget, as a root requests them. */
export function viewsOf({ screens, widgets = {} }: StandaloneOptions): readonly RequestedView[] {
  return [...toViews('screen', screens), ...toViews('widget', widgets)];
}

function toViews(kind: RequestedView['kind'], views: StandaloneViews): readonly RequestedView[] {
  return Object.entries(views).map(([id, params]) => ({ kind, id, params }));
}
