import { showMoney, showMoneyFixed } from '../../../kit/showMoney';
import { fill } from '../../../kit/page/language';

import { useTexts } from '../../../kit/react';
import { LIMITS } from '../../engine/limits';
import { formatHundredths, formatPercent, returnOf } from '../../engine/prices';
import { playsOf } from '../../engine/rules';
import type { Kind, Play, Selection } from '../../engine/types';
import { nameGroup, namePick, namePlay, type Texts } from '../../names';
import type { TableState } from '../../protocol';

/** Explains the game, and shows the chance, price, return and limit of every line. */
export function Rules({ state: { game, periods } }: { readonly state: TableState }) {
  const texts = useTexts<Texts>();
  const { rules } = texts;
  const explain: Readonly<Record<string, string>> = texts.explain[game.kind];
  return (
    <div className="rules">
      <section>
        <p>{fill(rules.schedule, { every: game.everySeconds, closes: game.closesBeforeSeconds })}</p>
        <p>{rules.price}</p>
        <p>
          {fill(rules.limits, {
            least: showMoney(LIMITS.leastStake * 100),
            slip: showMoney(LIMITS.slip * 100),
            period: showMoney(LIMITS.period * 100),
          })}
        </p>
        <p>{rules.advance}</p>
        <p>{rules.interrupted}</p>
        <p>{texts.draw.commitment_hint}</p>
        <p>{rules.own}</p>
      </section>
      {playsOf(game.kind, periods[0]?.yearSign ?? 'rat').map((play) => (
        <section key={play.key}>
          <h3>{namePlay(game.kind, play.key, texts)}</h3>
          <p>{explain[play.key]}</p>
          <PriceTable kind={game.kind} play={play} />
        </section>
      ))}
    </div>
  );
}

function PriceTable({ kind, play }: { readonly kind: Kind; readonly play: Play }) {
  const { rules } = useTexts<Texts>();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{rules.line}</th>
          {[rules.chance, rules.odds, rules.return, rules.most].map((head) => (
            <th key={head} scope="col" className="v-figure">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sameTerms(play).map((lines) => (
          <PriceRow key={lines[0].id} kind={kind} play={play} lines={lines} />
        ))}
      </tbody>
    </table>
  );
}

type Lines = readonly [Selection, ...Selection[]];

function PriceRow({ kind, play, lines }: { readonly kind: Kind; readonly play: Play; readonly lines: Lines }) {
  const texts = useTexts<Texts>();
  const [{ chance, price, maxStake }] = lines;
  const isWhole = lines.length === play.selections.length && lines.length > 6;
  return (
    <tr>
      <th scope="row">{isWhole ? texts.rules.all : nameLines(kind, lines, texts)}</th>
      <td className="v-figure">{`${String(chance.over)}/${String(chance.under)}`}</td>
      <td className="v-figure" translate="no">
        {formatHundredths(price)}
      </td>
      <td className="v-figure">{formatPercent(returnOf(lines[0]))}%</td>
      <td className="v-figure" translate="no">
        {showMoneyFixed(maxStake * 100)}
      </td>
    </tr>
  );
}

/** Names lines together: lists the picks of a group, and groups with the same picks share one list. */
function nameLines(kind: Kind, lines: Lines, texts: Texts): string {
  const groups = [...new Set(lines.map((line) => nameGroup(kind, line, texts)))].filter(Boolean).join('、');
  const picks = [...new Set(lines.map((line) => namePick(line, texts)))].join('、');
  return [groups, picks].filter(Boolean).join('：');
}

/** Groups the lines with the same price and chance, in the order of their first line. */
function sameTerms({ selections }: Play): readonly Lines[] {
  const byTerms = new Map<string, Lines>();
  for (const selection of selections) {
    const { chance } = selection;
    const key = `${String(selection.price)}/${String((chance.over * 100_000_000n) / chance.under)}`;
    const known = byTerms.get(key);
    byTerms.set(key, known === undefined ? [selection] : [...known, selection]);
  }
  return [...byTerms.values()];
}
