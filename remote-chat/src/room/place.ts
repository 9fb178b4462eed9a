/**
 * Where the player is in the chat.
 *
 * | state               | event                        | next                                                       |
 * |---------------------|------------------------------|------------------------------------------------------------|
 * | nowhere             | welcomed                     | entering the first room                                    |
 * | any                 | enter another room           | entering                                                   |
 * | entering            | welcomed                     | entering, asked for again                                  |
 * | entering            | joined this room             | inside                                                     |
 * | entering            | noticed                      | gone                                                       |
 * | inside              | link lost                    | entering, what was seen stays                              |
 * | inside, entering    | room destroyed               | gone                                                       |
 */
import type { ChatMessage, Room } from './room';
import { advanceEarlier, type EarlierEvent } from './readEarlier';
import { clearedView, enteredView, withArrival, withMessage, type RoomView } from './roomView';

export type Place =
  | { readonly status: 'nowhere' }
  /** `view`: what was seen of the room before, if anything. */
  | { readonly status: 'entering'; readonly roomId: string; readonly view: RoomView | undefined }
  | { readonly status: 'inside'; readonly roomId: string; readonly view: RoomView }
  /** It could not be entered, or is no more. */
  | { readonly status: 'gone'; readonly roomId: string };

export type RoomEvent =
  | { readonly type: 'joined'; readonly room: Room; readonly recent: readonly ChatMessage[] }
  | { readonly type: 'said'; readonly message: ChatMessage }
  | { readonly type: 'person-joined'; readonly roomId: string; readonly name: string; readonly online: number }
  | { readonly type: 'room-state'; readonly roomId: string; readonly isMuted: boolean }
  | { readonly type: 'room-cleared'; readonly roomId: string }
  | { readonly type: 'room-destroyed'; readonly roomId: string };

/** What is seen of the room, or was before the link was lost. */
export function viewOf(place: Place): RoomView | undefined {
  return place.status === 'entering' || place.status === 'inside' ? place.view : undefined;
}

export function enterRoom(place: Place, roomId: string): Place {
  const isThere = place.status !== 'nowhere' && place.status !== 'gone' && place.roomId === roomId;
  return isThere ? place : { status: 'entering', roomId, view: undefined };
}

/** Signed in: the room we were in, or the first there is, has to be entered (again). */
export function placeAfterWelcome(place: Place, rooms: readonly Room[]): Place {
  const [first] = rooms;
  if (place.status === 'nowhere') return first ? { status: 'entering', roomId: first.id, view: undefined } : place;
  return place.status === 'gone' ? place : { status: 'entering', roomId: place.roomId, view: place.view };
}

/** The link is lost: we are in no room any more, and want to be in the same again. */
export function placeAfterLoss(place: Place): Place {
  return place.status === 'inside' ? { status: 'entering', roomId: place.roomId, view: place.view } : place;
}

/** What the platform says of a room we are not in, or no longer, changes nothing. */
export function advancePlace(place: Place, event: RoomEvent): Place {
  if (event.type === 'joined') return enter(place, event.room, event.recent);
  if (place.status === 'entering' && event.type === 'room-destroyed' && event.roomId === place.roomId)
    return { status: 'gone', roomId: place.roomId };
  if (place.status !== 'inside' || roomIdOf(event) !== place.roomId) return place;
  const { roomId, view } = place;
  switch (event.type) {
    case 'said':
      return { status: 'inside', roomId, view: withMessage(view, event.message) };
    case 'person-joined':
      return { status: 'inside', roomId, view: withArrival(view, event.name, event.online) };
    case 'room-state':
      return { status: 'inside', roomId, view: { ...view, room: { ...view.room, isMuted: event.isMuted } } };
    case 'room-cleared':
      return { status: 'inside', roomId, view: clearedView(view) };
    case 'room-destroyed':
      return { status: 'gone', roomId };
  }
}

/** Earlier messages come by a call of their own, so that they are read without the link too. */
export function placeWithEarlier(place: Place, event: EarlierEvent): Place {
  if ((place.status !== 'entering' && place.status !== 'inside') || place.view === undefined) return place;
  return { ...place, view: advanceEarlier(place.view, event) };
}

function enter(place: Place, room: Room, recent: readonly ChatMessage[]): Place {
  const isExpected = (place.status === 'entering' || place.status === 'inside') && place.roomId === room.id;
  return isExpected ? { status: 'inside', roomId: room.id, view: enteredView(place.view, room, recent) } : place;
}

function roomIdOf(event: Exclude<RoomEvent, { type: 'joined' }>): string {
  return event.type === 'said' ? event.message.roomId : event.roomId;
}
