/** How long a chat that ended stays ended before it is connected again. Implements R-CHAT-14, R-CONST-03. */
export const CHAT_RECONNECT_DELAY_MS = 5_000;

/** How often the platform is told that we are still there. Implements R-CONST-04. */
export const CHAT_HEARTBEAT_MS = 10_000;

/** Assumption: the platform answers each heartbeat, so that after two without an answer the connection is taken for lost. */
export const CHAT_SILENCE_LIMIT_MS = 25_000;

/** Assumption: a connection that has not opened by then will not. */
export const CHAT_OPEN_TIMEOUT_MS = 10_000;

/** How often what could not be sent yet is tried again. Implements R-CHAT-16, R-CONST-05. */
export const CHAT_RESEND_POLL_MS = 300;

/** Assumption: how old a kept jwt may be to sign in with where no new one comes; the platform makes it for a short time only. */
export const KEPT_JWT_MAX_AGE_MS = 60_000;
