import { useEffect, useId, useState, type InputHTMLAttributes } from 'react';
import { commitmentOf } from '../fairness/createSeeds';
import type { RoundReport } from '../operator';
import { SEED_PATH, seedAnswerSchema, type LocalName } from '../protocol';
import { useLanguage, useLocal, usePage, useShellTexts } from './page';

/** Inputs of a round as the player enters them. */
export interface CheckedRound {
  readonly gameCode: string;
  readonly round: string;
  readonly seed: string;
  /** Empty when a round has none. */
  readonly playerSeed: string;
  /** Player's actions in the round, as the record shows them; empty for a round without decisions. */
  readonly input: string;
}

export interface CheckOptions {
  readonly games: readonly { readonly gameCode: string; readonly name: LocalName }[];
  /** Returns the outcome as facts of the report. May throw when the round is not valid for this venue. */
  readonly replay: (round: CheckedRound) => RoundReport['facts'];
  /**
   * True when seeds are revealed later by the server (`seedOf` of `createVenueServer`); a link without a seed then
   * requests it.
   */
  readonly asksSeed?: boolean;
  /** Label of the field for the player's actions; the field is absent without it. */
  readonly inputLabel?: LocalName;
}

/** Result of requesting a seed from the venue. */
type Asked = 'asking' | 'later' | 'unknown' | 'lost';

interface Checked {
  readonly commitment: string;
  readonly isSame: boolean | null;
  readonly facts: RoundReport['facts'] | null;
}

const FIELDS = ['round', 'seed', 'playerSeed', 'commitment', 'input'] as const;
type Values = Record<'game' | (typeof FIELDS)[number], string>;

/**
 * Recomputes a round from its seed in the browser. Sends nothing except the name of a round whose seed is requested. A
 * bet on several matches joins their names, seeds and commitments with "+".
 *
 * @param query fields from the link
 */
export function CheckPage({ games, replay, asksSeed = false, inputLabel, query }: CheckOptions & { readonly query: URLSearchParams }) {
  const texts = useShellTexts().check_page;
  const lobby = useShellTexts().lobby;
  const local = useLocal();
  const language = useLanguage();
  const { host, post } = usePage();
  const [values, setValues] = useState((): Values => {
    const read = (name: string): string => (query.get(name) ?? '').trim();
    const game = games.find(({ gameCode }) => gameCode === read('game')) ?? games[0];
    return {
      game: game?.gameCode ?? '',
      round: read('round'),
      seed: read('seed'),
      playerSeed: read('playerSeed'),
      commitment: read('commitment'),
      input: read('input'),
    };
  });
  const [checked, setChecked] = useState(() => (values.seed === '' ? null : check(values, replay)));
  const [asked, setAsked] = useState<Asked | null>(null);
  const askSeed = async (): Promise<void> => {
    setAsked('asking');
    const seeds: string[] = [];
    for (const round of partsOf(values.round)) {
      const answer = await post(seedAnswerSchema, SEED_PATH, { round });
      if (answer.kind !== 'answered' || answer.data.seed === null) {
        setAsked(answer.kind === 'answered' ? 'later' : answer.kind === 'lost' ? 'lost' : 'unknown');
        return;
      }
      seeds.push(answer.data.seed);
    }
    const told = { ...values, seed: seeds.join('+') };
    setAsked(null);
    setValues(told);
    setChecked(check(told, replay));
  };
  useEffect(() => {
    if (asksSeed && values.round !== '' && values.seed === '') void askSeed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what a link has filled in is asked for once
  }, []);
  const field = (name: (typeof FIELDS)[number]) => ({
    value: values[name],
    onValue: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <main className="v-check" lang={language}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(check(values, replay));
        }}
      >
        {games.length > 1 ? (
          <label className="v-field">
            <span>{texts.game}</span>
            <select value={values.game} onChange={({ target }) => setValues({ ...values, game: target.value })}>
              {games.map(({ gameCode, name }) => (
                <option key={gameCode} value={gameCode}>
                  {local(name)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Field label={texts.round} required {...field('round')} />
        <Field label={texts.seed} required {...field('seed')} />
        {asksSeed ? (
          <button
            type="button"
            className="v-ghost-button"
            disabled={values.round === '' || asked === 'asking'}
            onClick={() => void askSeed()}
          >
            {texts.ask_seed}
          </button>
        ) : null}
        <p aria-live="polite">{asked === null ? null : texts.asked[asked]}</p>
        <Field label={texts.player_seed} placeholder={texts.player_seed_hint} {...field('playerSeed')} />
        <Field label={texts.commitment} {...field('commitment')} />
        {inputLabel === undefined ? null : <Field label={local(inputLabel)} {...field('input')} />}
        <button type="submit" className="v-gilt-button">
          {texts.run}
        </button>
      </form>
      <div aria-live="polite">{checked === null ? null : <Result checked={checked} />}</div>
      <section>
        <h2>{texts.how}</h2>
        <p>{texts.how_seed}</p>
        <p>{texts.how_draws}</p>
      </section>
      <button type="button" className="v-ghost-button" onClick={host.isFraming ? () => history.back() : host.leave}>
        {host.isFraming ? texts.back : lobby}
      </button>
    </main>
  );
}

function check(values: Values, replay: CheckOptions['replay']): Checked {
  const commitment = partsOf(values.seed).map(commitmentOf).join('+');
  const given = partsOf(values.commitment).join('+').toLowerCase();
  return { commitment, isSame: given === '' ? null : given === commitment, facts: replayOrNull(values, replay) };
}

function replayOrNull({ game, round, seed, playerSeed, input }: Values, replay: CheckOptions['replay']): RoundReport['facts'] | null {
  const [rounds, seeds] = [partsOf(round), partsOf(seed)];
  if (rounds.length !== seeds.length) return null;
  try {
    return rounds.flatMap((one, index) =>
      replay({ gameCode: game, round: one, seed: seeds[index] ?? '', playerSeed: playerSeed.trim(), input: input.trim() }),
    );
  } catch {
    return null;
  }
}

function partsOf(text: string): readonly string[] {
  return text.split('+').map((part) => part.trim());
}

function Result({ checked: { commitment, isSame, facts } }: { readonly checked: Checked }) {
  const texts = useShellTexts().check_page;
  const local = useLocal();
  const verdict = isSame === null ? texts.not_given : isSame ? texts.same : texts.different;
  return (
    <section className="v-checked" data-verdict={String(isSame)}>
      <h2>{verdict}</h2>
      <dl>
        <div>
          <dt>{texts.computed}</dt>
          <dd>{commitment}</dd>
        </div>
      </dl>
      <h2>{texts.outcome}</h2>
      {facts === null ? (
        <p>{texts.impossible}</p>
      ) : (
        <dl>
          {facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{local(label)}</dt>
              <dd>{local(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'required' | 'placeholder'> {
  readonly label: string;
  readonly onValue: (value: string) => void;
}

function Field({ label, onValue, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} autoComplete="off" spellCheck={false} onChange={({ target }) => onValue(target.value)} />
    </div>
  );
}
