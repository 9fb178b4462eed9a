import type { HostServices } from './services';

/** The view that a remote is to show. */
export interface RequestedView {
  readonly kind: 'screen' | 'widget';
  /** A key of the remote's `screens` or `widgets`. */
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Props that the root passes at mount and at each update; an update passes all of them again. */
export interface RemoteProps {
  /** Unique per mount, because single-spa-react stores its state under it. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly view: RequestedView;
  readonly services: HostServices;
  /** Called when the view has painted for the first time. */
  readonly onReady?: () => void;
  /** Called when the view throws while rendering or in an effect. An update with a new `attempt` renders again. */
  readonly onError?: (error: unknown) => void;
  readonly attempt?: number;
}

/** The standard single-spa lifecycles: any single-spa root can mount a remote. */
export interface RemoteLifecycles {
  readonly bootstrap: (props: RemoteProps) => Promise<unknown>;
  readonly mount: (props: RemoteProps) => Promise<unknown>;
  readonly update: (props: RemoteProps) => Promise<unknown>;
  readonly unmount: (props: RemoteProps) => Promise<unknown>;
}

/** An id such as `wallet`: two to twenty lowercase letters and digits (`isRemoteId`). */
export type RemoteId = string;

/** Props of the `View` of a view module. Everything else comes from `useServices()`. */
export interface ViewProps {
  readonly params: Readonly<Record<string, string>>;
}
