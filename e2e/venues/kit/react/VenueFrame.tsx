import { useEffect, useState, type ReactNode } from 'react';
import { showMoneyFixed } from '../showMoney';
import { CheckLink } from './CheckLink';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { useLocal, usePage, useShellTexts } from './page';
import type { ShellState } from './shellState';
import type { Session } from './useSession';
import { useSound } from './useSound';

interface VenueFrameProps {
  readonly session: Pick<Session<ShellState>, 'state' | 'balance' | 'leave'> & {
    /** Reloads the state. Called when the player has moved money outside the game. */
    refresh(): Promise<unknown>;
  };
  readonly rules: ReactNode;
  /** Content of the history dialog; its button is absent without it. */
  readonly history?: ReactNode;
  /** Parameters of the link to the check page, such as the seed of the last round. */
  readonly check?: Readonly<Record<string, string>>;
  /** Additional header content between names and balance. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the page of a game: header, dialogs, and the game as its main element. */
export function VenueFrame({ session, rules, history, check, aside, children }: VenueFrameProps) {
  const { state, balance, leave, refresh } = session;
  const texts = useShellTexts();
  const local = useLocal();
  const sound = useSound();
  const { host } = usePage();
  useEffect(
    () =>
      host.hear((message) => {
        if (message === 'operator:balance') void refresh();
      }),
    [host, refresh],
  );
  const [shown, setShown] = useState<'rules' | 'history' | null>(null);
  const close = (): void => {
    setShown(null);
  };
  return (
    <div className="v-venue">
      <header className="v-header">
        <div className="v-title">
          <button type="button" className="v-round-button" aria-label={texts.lobby} title={texts.lobby} onClick={leave}>
            <Icon name="back" />
          </button>
          <div className="v-names">
            <h1>{local(state.game.name)}</h1>
            <span className="v-venue-name">{local(state.game.venueName)}</span>
          </div>
          {state.trial ? (
            <span className="v-trial" title={texts.trial_hint}>
              {texts.trial}
            </span>
          ) : null}
        </div>
        {aside}
        <dl className="v-balance">
          <dt>{state.trial ? texts.trial_balance : texts.balance}</dt>
          <dd translate="no">{showMoneyFixed(balance)}</dd>
        </dl>
        <div className="v-tools" role="group" aria-label={texts.tools}>
          <button type="button" className="v-tool" aria-pressed={sound.isOn} onClick={sound.toggle}>
            <Icon name={sound.isOn ? 'soundOn' : 'soundOff'} />
            <span className="v-tool-name">{sound.isOn ? texts.sound_on : texts.sound_off}</span>
          </button>
          <Tool name={texts.rules} icon="rules" onClick={() => setShown('rules')} />
          {history === undefined ? null : <Tool name={texts.history} icon="history" onClick={() => setShown('history')} />}
          <CheckLink className="v-tool" params={{ game: state.game.gameCode, ...check }}>
            <Icon name="check" />
            <span className="v-tool-name">{texts.check}</span>
          </CheckLink>
        </div>
      </header>
      <main className="v-main">{children}</main>
      <Dialog title={texts.rules} isOpen={shown === 'rules'} onClose={close}>
        {rules}
      </Dialog>
      <Dialog title={texts.history} isOpen={shown === 'history'} onClose={close}>
        {history}
      </Dialog>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: 'rules' | 'history';
  readonly onClick: () => void;
}

function Tool({ name, icon, onClick }: ToolProps) {
  return (
    <button type="button" className="v-tool" onClick={onClick}>
      <Icon name={icon} />
      <span className="v-tool-name">{name}</span>
    </button>
  );
}
