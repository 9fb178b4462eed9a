import { failed, LOADING, ready, type Loadable } from '@site/shared/loadable';
import type { ChatState } from './chatState';
import { viewOf } from './place';
import type { RoomView } from './roomView';

/** The room in sight as data that is fetched: once seen it stays, and without one a link that is lost is the failure. */
export function chatLoadable({ link, place }: ChatState): Loadable<RoomView> {
  const view = viewOf(place);
  if (view) return ready(view);
  return link.status === 'closed' || link.status === 'error' ? failed({ is: 'unreachable' }) : LOADING;
}
