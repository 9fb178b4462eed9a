import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps } from '@site/shared/contract/remoteProps';
import { PromotionsScreen } from './PromotionsScreen';

/**
 * Lifecycles of a remote without the kit. It imports only the contract and the declarations of calls and amounts from
 * the site's packages.
 */
const lifecycles = singleSpaReact({
  React: React as never,
  ReactDOMClient: ReactDOMClient as never,
  rootComponent: PromotionsScreen as never,
  errorBoundary(error: Error, _info: unknown, { onError }: RemoteProps) {
    onError?.(error);
    return null;
  },
} as never) as unknown as RemoteLifecycles;

export const { bootstrap, update, unmount } = lifecycles;

/** Mounts the only screen of this remote. Rejects for any other view. */
export const mount: RemoteLifecycles['mount'] = async (props) => {
  const { kind, id } = props.view;
  if (kind !== 'screen' || id !== 'discount') throw new Error(`this build of activities has no ${kind} "${id}"`);
  return lifecycles.mount(props);
};
