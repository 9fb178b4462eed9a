/**
 * The shell of a venue's page, in React 19. A page consists of three files and its own components:
 *
 *     // page/main.tsx
 *     startPage({ name: 'baccarat', stateSchema, texts: TEXTS, App });
 *
 *     // page/App.tsx: shown while the session is open; the shell shows everything before and after it
 *     export function App({ session }: { readonly session: Session<State> }) {
 *       const texts = useTexts<Texts>();
 *       usePolling(async () => {
 *         const answer = await session.refresh();
 *         return answer.kind === 'answered' ? answer.data.pollInMs : 3_000;
 *       });
 *       return <VenueFrame session={session} rules={<Rules />} history={<History />}> … </VenueFrame>;
 *     }
 *
 *     // page/styles/page.css
 *     @import '../../../kit/react/styles/base.css';
 *
 * The page's server answers `/api/session` with `{ token, state }` and `/api/state` with the state. A state has at
 * least the fields of `shellStateSchema`: game, balance, trial.
 *
 * - `session.state` is the newest state; `refresh()` requests it; `update(part)` merges values from another answer
 *   (`update({ balance: round.balance })`). The framing page is notified of each balance change automatically.
 * - `session.ask(schema, '/api/bet', body)` sends a call. When the session is over, the shell shows a notice with a way
 *   back to the lobby. `lost` means that the outcome is unknown: repeat the call with the same id.
 * - `useKept(session, schema, initial)` stores state for a reload, such as a stake whose answer is unknown. It is
 *   deleted with the session.
 * - Automatic play must wait while `useIsPaused()` is true.
 * - `VenueFrame` shows the way back, names, trial mark, balance, sound, dialogs of rules and history, the check page,
 *   and the live region of `useAnnounce()`.
 * - `SettlingButton` is for a press that plays money and whose effect may change under the finger.
 * - `Dialog`, `Notice`, `CheckLink` (never opens another window from a frame), `ChipRail` and `Chip`, `useSound()`
 *   (`play('chip')`), `useCountdown(msLeft, answer)`, `usePolling(poll)`, `useLanguage()`, `useLocal()`.
 * - Every class of the shell starts with `v-`; colors and fonts are the variables at the top of `styles/base.css`.
 *
 * The page at `/check` is `startCheck` of `kit/react/check`.
 */
export { CheckLink } from './CheckLink';
export { Chip, ChipRail } from './ChipRail';
export { Dialog } from './Dialog';
export { Notice } from './Notice';
export { SettlingButton } from './SettlingButton';
export { shellStateSchema, type ShellState } from './shellState';
export { startPage } from './startPage';
export { useAnnounce } from './Announcer';
export { useCountdown } from './useCountdown';
export { useKept } from './useKept';
export { useLanguage, useLocal, useShellTexts, useTexts } from './page';
export { useIsPaused } from './useIsPaused';
export { usePolling } from './usePolling';
export { type Session } from './useSession';
export { useSound, type Cue } from './useSound';
export { VenueFrame } from './VenueFrame';
