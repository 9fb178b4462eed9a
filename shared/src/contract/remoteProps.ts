import type { HostServices } from './services';

/** Which of its views a remote is asked to show. */
export interface RequestedView {
  readonly kind: 'screen' | 'widget';
  /** A key of the remote's `screens` or `widgets`. */
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What the root gives at mount and at each update; an update gives all of it again. */
export interface RemoteProps {
  /** Unique per mount: single-spa-react keeps its state under it. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly view: RequestedView;
  readonly services: HostServices;
  /** The view has painted for the first time. */
  readonly onReady?: () => void;
  /** The view threw while rendering or in an effect of React's. An update with a new `attempt` tries again. */
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

/** Such as `wallet`: two to twenty small letters and digits (`isRemoteId`). */
export type RemoteId = string;

/** What a view module's `View` receives; everything else comes from `useServices()`. */
export interface ViewProps {
  readonly params: Readonly<Record<string, string>>;
}
