import type { Fen } from '../money';
import type { Bus } from './events';
import type { HttpService } from './http';
import type { Readable } from './readable';
import type { NavigationService } from './routes';

/**
 * Services that the host passes to a remote at mount: one instance per mounted view, disposed at unmount, so that no
 * subscription, connection or call outlives its view. All state crosses the boundary here and nowhere else.
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

/** Editions of the site: light (classic) and dark (professional). Implements R-EDITION-01. */
export const EDITIONS = ['classic', 'professional'] as const;
export type Edition = (typeof EDITIONS)[number];

export const LOCALES = ['zh-CN', 'zh-TW'] as const;
export type Locale = (typeof LOCALES)[number];

/** The member's data that every package may use: no phone, no real name, no token. */
export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly vipLevel: number;
  readonly hasBoundPhone: boolean;
  readonly hasBoundRealName: boolean;
}

export interface SessionService {
  /** `undefined` for a guest. A token whose member is still loading counts as signed in; see `isSignedIn`. */
  readonly member: Readable<Member | undefined>;
  readonly isSignedIn: Readable<boolean>;
  /** Returns true for a member. Opens the login prompt and returns false for a guest. */
  requireLogin(): boolean;
  /** The password that this device stores for the next sign-in. */
  readonly rememberedPassword: RememberedPassword;
}

export interface RememberedPassword {
  isStored(): boolean;
  forget(): void;
}

/** The central balance as the platform last reported it. */
export interface Balance {
  readonly central: Fen;
  /** The amount that open bets and withdrawals reserve; it is not included in `central`. */
  readonly locked: Fen;
  /** Server time of the reading, in milliseconds. */
  readonly asOf: number;
}

export interface BalanceService {
  /** `undefined` for a guest, and before the first answer. A failed refresh leaves the last value in place. */
  readonly current: Readable<Balance | undefined>;
  readonly isRefreshing: Readable<boolean>;
  refresh(): Promise<void>;
}

export type StreamChannel = 'odds' | 'chat';

export interface StreamHandlers {
  onOpen(): void;
  /** Receives parsed but unchecked JSON; the remote checks it with a schema. */
  onMessage(message: unknown): void;
  /** Called once per connection, even for one that never opened. */
  onClose(): void;
}

/**
 * One connection, valid until it closes. The remote reconnects by itself (`createReconnectingChannel` of
 * `@site/shared/socket`).
 */
export interface StreamConnection {
  /** Returns false when the connection is not open; nothing is queued. */
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
  /** Lets Escape, the scrim and a close button close it. Default: true. */
  readonly closable?: boolean;
}

export interface LoadingOptions {
  /** Default: 加载中 in the player's language. */
  readonly message?: string;
  /** Closes it automatically after 3 s. Default: true. */
  readonly autoClose?: boolean;
  readonly showIcon?: boolean;
  /** Lets a click on the mask close it. Default: false. */
  readonly maskClosable?: boolean;
  /** Dims the page behind it. The page takes no clicks in either case. Default: true. */
  readonly showMask?: boolean;
}

/** Dialogs and toasts of the host. Texts are plain and already in the player's language. */
export interface OverlayService {
  toast(message: string, tone?: ToastTone): void;
  dialog(options: DialogOptions): Promise<'confirmed' | 'cancelled' | 'closed'>;
  /** Shows a loading dialog, which closes automatically after 3 s. Returns a function that closes it earlier. */
  loading(message?: string): () => void;
  /** Returns a function that closes the dialog. */
  loading(options: LoadingOptions): () => void;
}

export type DockTab = 'slip' | 'chat' | 'bets';

/** The host's dock on the right: its open tab, and the counts on its tabs. */
export interface DockService {
  readonly openTab: Readable<DockTab | undefined>;
  show(tab: DockTab): void;
  hide(): void;
  setCount(tab: DockTab, count: number): void;
}

/** The server's clock. It decides whether a bet is late; the device's clock never does. */
export interface ServerClock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

/**
 * Storage of a remote on this device, under its own prefix. Reads tolerate values that were tampered with; writes
 * tolerate a full or forbidden storage.
 */
export interface NamespacedStorage {
  /** Returns parsed JSON, unchecked, or `undefined`. */
  read(key: string): unknown;
  /** Returns false when the value could not be stored. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Calls the listener when another tab changes the key. Returns a function that unsubscribes. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Feature flags of the themed build and the site (decision 48). */
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

/** The host's log, which redacts entries before they are stored or sent. */
export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}
