/**
 * What travels on the bus: facts ("this happened") and requests ("please do this"), typed once. Never money amounts: a listener that needs one
 * asks the platform. Implements R-EVENT-01 to R-EVENT-10.
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
  /** A login check with the prompt found a guest. */
  'auth/show-login': Empty;
  /**
   * Something moved the member's money: listeners that show it read it again. `isFromServer` marks what the platform itself published, which reaches
   * every tab: it is passed on to no other tab, and the host's balance has it already.
   */
  'balance/changed': {
    readonly cause: 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'settlement' | 'bonus';
    readonly isFromServer?: boolean;
  };
  /** Put this selection into the bet slip. */
  'slip/pick': { readonly matchId: string; readonly market: string; readonly selection: string };
  'ticket/accepted': { readonly ticketId: string };
  'ticket/settled': { readonly ticketId: string };
  /** Share a ticket in the chat. */
  'ticket/share': { readonly ticketId: string };
  /** Enter this room of the chat, beside the page. A host whose chat is off opens nothing. */
  'chat/enter': { readonly roomId: string };
  /** Enter a venue, with play money where `isTrial` says so (the games remote answers). `gameCode` is empty for a venue entered as a whole. */
  'venue/enter': { readonly enName: string; readonly gameCode: string; readonly isActivity?: boolean; readonly isTrial?: boolean };
  'inbox/read': Empty;
  /** A message has come to the member's inbox. */
  'inbox/arrived': Empty;
  /** Something of the member's own record changed (phone, e-mail, real name, avatar): listeners that show it read it again. */
  'member/changed': Empty;
  /** The host's dialog about time and result is over every screen, or gone again: a game does not play on by itself behind it. */
  'protection/reality-check': { readonly isOpen: boolean };
  /** A newer deployment manifest is in force. */
  'deployment/revised': { readonly revision: number };
}

export type BusEventName = keyof BusEvents;

type Empty = Readonly<Record<string, never>>;

export interface Bus {
  emit<Name extends BusEventName>(name: Name, event: BusEvents[Name]): void;
  /** The answer ends it. A listener that throws is logged and harms no other. */
  on<Name extends BusEventName>(name: Name, listener: (event: BusEvents[Name]) => void): () => void;
}
