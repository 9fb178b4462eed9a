import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteLifecycles, RemoteProps } from '@site/shared/contract/remoteProps';
import { PromotionsScreen } from './PromotionsScreen';

/** A remote of a team with its own webpack configuration: it imports only types of the contract. */
const lifecycles = singleSpaReact({
  React: React as never,
  ReactDOMClient: ReactDOMClient as never,
  rootComponent: PromotionsScreen as never,
  errorBoundary(error: Error, _info: unknown, { onError }: RemoteProps) {
    onError?.(error);
    return null;
  },
} as never) as unknown as RemoteLifecycles;

export const { bootstrap, mount, update, unmount } = lifecycles;
