import { AVAILABLE, FULL, NONE, type History } from './history';
import { withOwnReactions, withReaction } from '../talk/talk';
import type { RedPacket } from '../red-packets/redPacket';
import type { ChatMessage, Room, RoomScore } from './room';

/** Upper bound of stored lines of a room. The oldest are dropped first. */
export const ROOM_LINES_MAX = 10_000;

/** Upper bound of pages loaded for a gap. The rest stays missing. */
const GAP_PAGES_MAX = 10;

export type Line =
  | { readonly kind: 'message'; readonly id: string; readonly message: ChatMessage }
  /** People who arrived one after the other: the last name, and their number. */
  | { readonly kind: 'arrival'; readonly id: string; readonly name: string; readonly count: number }
  | { readonly kind: 'goal'; readonly id: string; readonly score: RoomScore; readonly side: 'home' | 'away' }
  | Gap;

/**
 * Gap of messages missed while the connection was lost. They are loaded page by page, newest first. `page` is the next
 * page, or undefined when the rest stays missing.
 */
export interface Gap {
  readonly kind: 'gap';
  readonly id: string;
  /** Times of the messages around the gap. Missed messages may have the same times. */
  readonly from: number;
  readonly until: number;
  readonly page: number | undefined;
}

/** Room and its lines, oldest first. */
export interface RoomView {
  readonly room: Room;
  readonly lines: readonly Line[];
  /** Number of lines other than messages, from which each of them gets its id. */
  readonly notes: number;
  readonly history: History;
  readonly score?: RoomScore | undefined;
}

/**
 * Returns the view of a room that was entered. After a short loss of the connection the newest messages continue the
 * previous lines; otherwise a gap separates them.
 *
 * @param isWhole true when no messages precede the newest ones
 */
export function enteredView(before: RoomView | undefined, room: Room, recent: readonly ChatMessage[], isWhole = false): RoomView {
  const known = before?.room.id === room.id ? before : undefined;
  const fresh = recent.map(lineOf);
  if (known === undefined) return capped({ room, lines: fresh, notes: 0, history: recent.length > 0 && !isWhole ? AVAILABLE : NONE });
  const recentIds = new Set(recent.map(({ id }) => id));
  const overlap = known.lines.findIndex(({ id }) => recentIds.has(id));
  const [from, until] = [momentsOf(known.lines).at(-1), recent[0]?.at];
  if (overlap >= 0 || from === undefined || until === undefined) {
    const kept = overlap >= 0 ? known.lines.slice(0, overlap) : until === undefined ? known.lines : [];
    return capped({
      ...known,
      room,
      lines: [...recent.reduce(withFace, kept), ...fresh],
      history: from === undefined && until !== undefined ? AVAILABLE : known.history,
    });
  }
  const gap: Gap = { kind: 'gap', id: `gap-${String(known.notes + 1)}`, from, until, page: 1 };
  return capped({ ...known, room, lines: [...known.lines, gap, ...fresh], notes: known.notes + 1 });
}

/**
 * Inserts a page of missed messages after their gap, and removes the gap with the last page. An answer to another
 * request changes nothing.
 */
export function withGapPage(view: RoomView, page: number, messages: readonly ChatMessage[], isLast: boolean): RoomView {
  const gap = gapOf(view);
  if (gap?.page !== page) return view;
  const known = new Set(view.lines.map(({ id }) => id));
  const missed = messages.filter(({ id }) => !known.has(id)).map(lineOf);
  const at = view.lines.indexOf(gap);
  const left: readonly Line[] = isLast ? [] : [{ ...gap, page: page < GAP_PAGES_MAX ? page + 1 : undefined }];
  return capped({ ...view, lines: [...view.lines.slice(0, at), ...left, ...missed, ...view.lines.slice(at + 1)] });
}

/** Returns the gap that is being filled. */
export function gapOf({ lines }: RoomView): Gap | undefined {
  return lines.find((line): line is Gap => line.kind === 'gap' && line.page !== undefined);
}

/**
 * Adds a message unless it is already shown. An own message that was sent again may be older than the newest one: it is
 * inserted at its position, or left out if a gap or the history will show it.
 */
export function withMessage(view: RoomView, message: ChatMessage): RoomView {
  if (isShown(view, message)) return view;
  const lines = withFace(view.lines, message);
  const before = lines.findLastIndex((line) => line.kind === 'message' && !isAfter(line, message));
  const after = lines.slice(before + 1);
  const next = after.findIndex(({ kind }) => kind === 'message');
  if (next < 0) return capped({ ...view, lines: [...lines, lineOf(message)] });
  if (before < 0 || after.slice(0, next).some(({ kind }) => kind === 'gap')) return view;
  return capped({ ...view, lines: lines.toSpliced(before + 1 + next, 0, lineOf(message)) });
}

/**
 * Returns whether a message is shown. Skips the search through thousands of lines for one that is newer than the
 * newest.
 */
export function isShown({ lines }: Pick<RoomView, 'lines'>, message: ChatMessage): boolean {
  const newest = lines.findLast(({ kind }) => kind === 'message');
  return newest !== undefined && !isAfter(message, newest) && lines.some(({ id }) => id === message.id);
}

/** Compares message ids. The platform numbers the messages of a room in order. */
function isAfter({ id }: { readonly id: string }, other: { readonly id: string }): boolean {
  return id.length === other.id.length ? id > other.id : id.length > other.id.length;
}

/**
 * Replaces a message that has changed, but keeps the data that only this player receives. The avatar of its author may
 * change in all of their messages.
 */
export function withChangedMessage(view: RoomView, message: ChatMessage): RoomView {
  return {
    ...view,
    lines: withFace(view.lines, message).map((line) => (line.kind === 'message' && line.id === message.id ? changed(line, message) : line)),
  };
}

/** Updates a packet of which the player has claimed a share. */
export function withClaimedPacket(view: RoomView, packet: RedPacket): RoomView {
  const lines = view.lines.map((line) =>
    line.kind === 'message' && line.message.packet?.id === packet.id ? { ...line, message: { ...line.message, packet } } : line,
  );
  return { ...view, lines };
}

/** Shows the player's reaction before it is sent to the platform. */
export function withOwnReaction(view: RoomView, messageId: string, emoji: string, isOn: boolean): RoomView {
  const lines = view.lines.map((line) =>
    line.kind === 'message' && line.id === messageId
      ? { ...line, message: { ...line.message, reactions: withReaction(line.message.reactions ?? [], emoji, isOn) } }
      : line,
  );
  return { ...view, lines };
}

export function withoutMessage(view: RoomView, messageId: string): RoomView {
  return { ...view, lines: view.lines.filter(({ id }) => id !== messageId) };
}

/** Adds an arrival. People who arrive one after the other share a line. */
export function withArrival(view: RoomView, name: string, online: number): RoomView {
  const room = { ...view.room, online };
  const last = view.lines.at(-1);
  if (last?.kind === 'arrival') return { ...view, room, lines: [...view.lines.slice(0, -1), { ...last, name, count: last.count + 1 }] };
  return withNote({ ...view, room }, (id) => ({ kind: 'arrival', id: `arrival-${id}`, name, count: 1 }));
}

/** Updates the score. `goal` is the side that has just scored. */
export function withScore(view: RoomView, score: RoomScore, goal: 'home' | 'away' | undefined): RoomView {
  if (goal === undefined) return { ...view, score };
  return withNote({ ...view, score }, (id) => ({ kind: 'goal', id: `goal-${id}`, score, side: goal }));
}

/** Removes all lines of a cleared room, which also has no earlier ones to load. */
export function clearedView(view: RoomView): RoomView {
  return { ...view, lines: [], history: NONE };
}

function changed(line: Extract<Line, { kind: 'message' }>, message: ChatMessage): Line {
  const { packet, reactions } = message;
  const own = packet?.own ?? line.message.packet?.own;
  return {
    ...line,
    message: {
      ...message,
      ...(packet && { packet: { ...packet, own } }),
      ...(reactions && { reactions: withOwnReactions(reactions, line.message.reactions ?? []) }),
    },
  };
}

/** Sets a person's avatar in all their messages to that of the newest one. */
function withFace(lines: readonly Line[], { userId, avatar }: ChatMessage): readonly Line[] {
  const isTheirs = (line: Line) => line.kind === 'message' && line.message.userId === userId;
  const last = lines.findLast(isTheirs);
  if (last?.kind !== 'message' || last.message.avatar === avatar) return lines;
  return lines.map((line) => (line.kind === 'message' && isTheirs(line) ? { ...line, message: { ...line.message, avatar } } : line));
}

export function lineOf(message: ChatMessage): Line {
  return { kind: 'message', id: message.id, message };
}

/** Keeps only the newest lines. When the upper bound is reached, earlier ones cannot be added. */
export function capped(view: RoomView): RoomView {
  return view.lines.length < ROOM_LINES_MAX ? view : { ...view, lines: view.lines.slice(-ROOM_LINES_MAX), history: FULL };
}

function withNote(view: RoomView, write: (id: string) => Line): RoomView {
  const notes = view.notes + 1;
  return capped({ ...view, notes, lines: [...view.lines, write(String(notes))] });
}

function momentsOf(lines: readonly Line[]): readonly number[] {
  return lines.flatMap((line) => (line.kind === 'message' ? [line.message.at] : []));
}
