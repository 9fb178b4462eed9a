import type { Fen } from '../money';
import type { Bus } from './events';
import type { HttpService } from './http';
import type { Readable } from './readable';
import type { NavigationService } from './routes';

/**
 * What the host hands to a remote at mount: one instance per mounted view, disposed at unmount, so that nothing a view subscribed to,
 * opened or asked for outlives it. Everything stateful crosses the boundary here and nowhere else.
 */
export interface HostServices {
  readonly session: SessionService;
  readonly balance: BalanceService;
  readonly http: HttpService;
  readonly stream: StreamService;
  readonly navigation: NavigationService;
  readonly bus: Bus;
  readonly edition: Readable<Edition>;
  readonly locale: Readable<Locale>;
  readonly overlays: OverlayService;
  readonly dock: DockService;
  readonly clock: ServerClock;
  readonly storage: NamespacedStorage;
  readonly flags: Readable<Flags>;
  readonly logger: Logger;
}

/** Implements R-EDITION-01. */
export const EDITIONS = ['classic', 'professional'] as const;
export type Edition = (typeof EDITIONS)[number];

export const LOCALES = ['zh-CN', 'zh-TW'] as const;
export type Locale = (typeof LOCALES)[number];

/** The member as every package may know them: no phone, no name, no token. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly vipLevel: number;
  readonly hasBoundPhone: boolean;
  readonly hasBoundRealName: boolean;
}

export interface SessionService {
  /** `undefined` for a guest. A token whose member is still loading counts as signed in: see `isSignedIn`. */
  readonly member: Readable<Member | undefined>;
  readonly isSignedIn: Readable<boolean>;
  /** True for a member. For a guest it opens the login prompt and answers false. */
  requireLogin(): boolean;
  /** The password that this device remembers for the next sign-in. */
  readonly rememberedPassword: RememberedPassword;
}

export interface RememberedPassword {
  isStored(): boolean;
  /** Removes the password and its key from this device. */
  forget(): void;
}

/** The central balance of the platform's last answer. */
export interface Balance {
  readonly central: Fen;
  /** Held by open bets and withdrawals; not part of `central`. */
  readonly locked: Fen;
  /** Server time of the reading, in milliseconds. */
  readonly asOf: number;
}

export interface BalanceService {
  /** `undefined` for a guest and until the first answer. A failed refresh keeps the last reading. */
  readonly current: Readable<Balance | undefined>;
  readonly isRefreshing: Readable<boolean>;
  refresh(): Promise<void>;
}

export type StreamChannel = 'odds' | 'chat';

export interface StreamHandlers {
  onOpen(): void;
  /** Parsed JSON, unchecked: the remote checks it by schema. */
  onMessage(message: unknown): void;
  /** Once per handle, also when it never opened. */
  onClose(): void;
}

/** One life of one connection. Reconnecting is the remote's (with `createReconnectingChannel` of `@site/shared/socket`). */
export interface StreamConnection {
  /** False when the connection is not open; nothing is queued. */
  send(message: unknown): boolean;
  close(): void;
}

export interface StreamService {
  connect(channel: StreamChannel, handlers: StreamHandlers): StreamConnection;
}

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface DialogOptions {
  /** Default: 温馨提示 in the player's language. */
  readonly title?: string;
  readonly message: string;
  readonly showCancel?: boolean;
  readonly confirmText?: string;
  readonly cancelText?: string;
  /** Whether Escape, the scrim and a cross close it. Default: yes. */
  readonly closable?: boolean;
}

/** How the loading dialog looks and ends. */
export interface LoadingOptions {
  /** Default: 加载中 in the player's language. */
  readonly message?: string;
  /** Whether it closes by itself after 3 s. Default: yes. */
  readonly autoClose?: boolean;
  /** Default: yes. */
  readonly showIcon?: boolean;
  /** Whether a click on the mask closes it. Default: no. */
  readonly maskClosable?: boolean;
  /** Whether the page behind is dimmed. It is kept from clicks either way. Default: yes. */
  readonly showMask?: boolean;
}

/** Texts are already in the player's language, and plain. */
export interface OverlayService {
  toast(message: string, tone?: ToastTone): void;
  dialog(options: DialogOptions): Promise<'confirmed' | 'cancelled' | 'closed'>;
  /** The answer takes the dialog away; without it, it closes by itself after 3 s. */
  loading(message?: string): () => void;
  /** The answer takes the dialog away. */
  loading(options: LoadingOptions): () => void;
}

export type DockTab = 'slip' | 'chat' | 'bets';

/** The host's dock at the right: which of its tabs is open, and the counts on them. */
export interface DockService {
  readonly openTab: Readable<DockTab | undefined>;
  show(tab: DockTab): void;
  hide(): void;
  setCount(tab: DockTab, count: number): void;
}

/** The server's clock. A bet is late by this clock, never by the device's. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** What a remote keeps on this device, under its own prefix. Reading survives tampering, writing survives a full or forbidden storage. */
export interface NamespacedStorage {
  /** Parsed JSON, unchecked, or `undefined`. */
  read(key: string): unknown;
  /** False when it could not be kept. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Called when another tab changes the key. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Feature switches of the themed build and the site (decision 48). */
export interface Flags {
  readonly selfSport: boolean;
  readonly vipNoSave: boolean;
  readonly innerGame: boolean;
  readonly hideRealNumber: boolean;
  readonly withdrawPassword: boolean;
  readonly depositGuide: boolean;
  readonly editionSwitch: boolean;
}

export type LogFields = Readonly<Record<string, unknown>>;

/** Entries are redacted by the host before they go anywhere. */
export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}
