/**
 * The shell of a venue's page, in React 19. A page is three files and its own components:
 *
 *     // page/main.tsx
 *     startPage({ name: 'baccarat', stateSchema, texts: TEXTS, App });
 *
 *     // page/App.tsx: shown once the session is open; everything before and after it is the shell's
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
 * The page's server answers `/api/session` with `{ token, state }` and `/api/state` with the state; a state has at least `shellStateSchema`: game, balance, trial.
 *
 * - `session.state` is the newest; `refresh()` asks for it; `update(part)` puts what another answer said into it (`update({ balance: round.balance })`). The framing page
 *   hears of each change of the balance by itself.
 * - `session.ask(schema, '/api/bet', body)` sends a call; a session that is over ends in the shell's notice with the way back. `lost` means: not known, ask with the same id.
 * - `useKept(session, schema, initial)` is what a reload goes on from (a stake whose answer is not known): gone with the session.
 * - Automatic play waits while `useIsPaused()`.
 * - `VenueFrame`: the way back, names, trial mark, balance, sound, dialogs of rules and history, the check page, and the live region of `useAnnounce()`.
 * - `SettlingButton` for a press that plays money and whose effect may change under the finger.
 * - `Dialog`, `Notice`, `CheckLink` (never another page out of a frame), `ChipRail` and `Chip`, `useSound()` (`play('chip')`), `useCountdown(msLeft, answer)`, `usePolling(poll)`, `useLanguage()`, `useLocal()`.
 * - Every class of the shell begins with `v-`; colours and fonts are the variables at the head of `styles/base.css`.
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
