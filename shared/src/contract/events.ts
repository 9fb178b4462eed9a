/**
 * Types of the events on the bus: facts ("this happened") and requests ("please do this"). No event carries an amount
 * of money; a listener that needs one requests it from the platform. Implements R-EVENT-01 to R-EVENT-10.
 */
export interface BusEvents {
  'auth/switch-way': { readonly way: 'login' | 'register' };
  'auth/login': Empty;
  'auth/register': Empty;
  'auth/new-device': Empty;
  'auth/login-success': { readonly userId: string };
  'auth/login-expired': Empty;
  'auth/forgot-password': Empty;
  'auth/close': Empty;
  'auth/password-change-success': Empty;
  /** A login check with a prompt found a guest. */
  'auth/show-login': Empty;
  /**
   * The member's money changed; listeners that show it read it again. `isFromServer` marks events published by the
   * platform. These reach every tab, so they are not forwarded to other tabs, and the host's balance already includes
   * the change.
   */
  'balance/changed': {
    readonly cause: 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'settlement' | 'bonus';
    readonly isFromServer?: boolean;
  };
  /** Asks the sports remote to add this selection to the bet slip. */
  'slip/pick': { readonly matchId: string; readonly market: string; readonly selection: string };
  'ticket/accepted': { readonly ticketId: string };
  'ticket/settled': { readonly ticketId: string };
  /** Asks the chat remote to share a ticket. */
  'ticket/share': { readonly ticketId: string };
  /** Asks the host to open this chat room beside the page. A host with chat disabled opens nothing. */
  'chat/enter': { readonly roomId: string };
  /**
   * Asks the games remote to enter a venue, with play money if `isTrial` is set. `gameCode` is empty for a venue that
   * is entered as a whole.
   */
  'venue/enter': { readonly enName: string; readonly gameCode: string; readonly isActivity?: boolean; readonly isTrial?: boolean };
  'inbox/read': Empty;
  /** A message arrived in the member's inbox. */
  'inbox/arrived': Empty;
  /** The member's record changed (phone, e-mail, real name, avatar); listeners that show it read it again. */
  'member/changed': Empty;
  /**
   * The host's reality check (the dialog about time and result) covers every screen, or was closed. A game with
   * automatic play pauses while it is open.
   */
  'protection/reality-check': { readonly isOpen: boolean };
  /** A newer deployment manifest is in effect. */
  'deployment/revised': { readonly revision: number };
}

export type BusEventName = keyof BusEvents;

type Empty = Readonly<Record<string, never>>;

export interface Bus {
  emit<Name extends BusEventName>(name: Name, event: BusEvents[Name]): void;
  /** Returns a function that removes the listener. A listener that throws is logged and affects no other. */
  on<Name extends BusEventName>(name: Name, listener: (event: BusEvents[Name]) => void): () => void;
}
