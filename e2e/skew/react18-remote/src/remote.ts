import * as React from 'react-18';
import * as ReactDOMClient from 'react-dom-18/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps } from '@site/shared/contract/remoteProps';
import { PromotionsScreen } from './PromotionsScreen';

/** A remote of a team on React 18: it imports only types of the contract and bundles everything else. */
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

/** It has one screen. */
export const mount: RemoteLifecycles['mount'] = async (props) => {
  const { kind, id } = props.view;
  if (kind !== 'screen' || id !== 'discount') throw new Error(`activities on React 18 has no ${kind} "${id}"`);
  return lifecycles.mount(props);
};
