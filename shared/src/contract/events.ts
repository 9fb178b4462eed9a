/**
 * The events of the bus: facts ("this happened") and requests ("please do this"), typed once. No event carries an amount of money: a listener that
 * needs one asks the platform. Implements R-EVENT-01 to R-EVENT-10.
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
  /** A login check with a prompt has found a guest. */
  'auth/show-login': Empty;
  /**
   * The member's money has moved: listeners that show it read it again. `isFromServer` marks what the platform itself published, which reaches
   * every tab: it is passed on to no other tab, and the host's balance has it already.
   */
  'balance/changed': {
    readonly cause: 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'settlement' | 'bonus';
    readonly isFromServer?: boolean;
  };
  /** Asks sports to put this selection into the bet slip. */
  'slip/pick': { readonly matchId: string; readonly market: string; readonly selection: string };
  'ticket/accepted': { readonly ticketId: string };
  'ticket/settled': { readonly ticketId: string };
  /** Asks the chat to share a ticket. */
  'ticket/share': { readonly ticketId: string };
  /** Asks the host to open this chat room beside the page. A host whose chat is off opens nothing. */
  'chat/enter': { readonly roomId: string };
  /** Asks games to enter a venue, with play money if `isTrial` is set. `gameCode` is empty for a venue that is entered as a whole. */
  'venue/enter': { readonly enName: string; readonly gameCode: string; readonly isActivity?: boolean; readonly isTrial?: boolean };
  'inbox/read': Empty;
  /** A message has come to the member's inbox. */
  'inbox/arrived': Empty;
  /** The member's own record has changed (phone, e-mail, real name, avatar): listeners that show it read it again. */
  'member/changed': Empty;
  /** The host's dialog about time and result covers every screen, or has closed. A game that plays by itself pauses behind it. */
  'protection/reality-check': { readonly isOpen: boolean };
  /** A newer deployment manifest is in force. */
  'deployment/revised': { readonly revision: number };
}

export type BusEventName = keyof BusEvents;

type Empty = Readonly<Record<string, never>>;

export interface Bus {
  emit<Name extends BusEventName>(name: Name, event: BusEvents[Name]): void;
  /** Returns a function that removes the listener. A listener that throws is logged and affects no other. */
  on<Name extends BusEventName>(name: Name, listener: (event: BusEvents[Name]) => void): () => void;
}
