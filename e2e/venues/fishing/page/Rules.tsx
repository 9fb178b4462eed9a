import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useTexts } from '../../kit/react';
import { chanceOf, FISH_KINDS, KINDS, type FishKind } from '../engine';
import { MOST_PAYS_OF_PREY } from '../engine/kinds';
import type { GameState } from '../protocol';
import type { Texts } from './texts';
import { useEffect, useRef } from 'react';
import { PAINTS } from './art/paints';

const WIDTH = 96;
const HEIGHT = 64;

/** Draws a still picture of one fish for the pay table. */
function FishPicture({ kind }: { readonly kind: FishKind }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen === null || pen === undefined) return;
    const half = Math.min(46, 22 + KINDS[kind].radius * 0.2);
    pen.setTransform(2, 0, 0, 2, WIDTH, HEIGHT);
    pen.clearRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT);
    pen.scale(half, half);
    PAINTS[kind](pen, 0.1);
  }, [kind]);
  return <canvas ref={canvas} className="fish-picture" width={WIDTH * 2} height={HEIGHT * 2} aria-hidden="true" />;
}

export function Rules({ state: { bullets, game } }: { readonly state: GameState }) {
  const { rules } = useTexts<Texts>();
  const { rtp } = game;
  const greatest = Math.max(...FISH_KINDS.map((kind) => KINDS[kind].takes?.mostPays ?? KINDS[kind].pays));
  const most = showMoney(toFen(bullets.at(-1) ?? '0.00') * greatest);
  const reachOf = (kind: 'crab' | 'eel') => ({ fish: KINDS[kind].takes?.mostFish ?? 0, most: KINDS[kind].takes?.mostPays ?? 0 });
  return (
    <>
      <Section title={rules.how} lines={[rules.how_1, rules.how_2, rules.how_3, rules.how_4]} />
      <Section title={rules.return} lines={[fill(rules.return_1, { rtp }), rules.return_2]} />
      <PayTable />
      <Section
        title={rules.special}
        lines={[
          fill(rules.crab, reachOf('crab')),
          fill(rules.eel, reachOf('eel')),
          fill(rules.special_chance, { rtp, prey: MOST_PAYS_OF_PREY }),
        ]}
      />
      <Section
        title={rules.limits}
        lines={[fill(rules.limits_1, { bullets: bullets.map((bullet) => showMoney(toFen(bullet))).join('、'), most })]}
      />
      <Section title={rules.fair} lines={[rules.fair_1, rules.fair_2]} />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Section({ title, lines }: SectionProps) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function PayTable() {
  const { rules, kind: names } = useTexts<Texts>();
  return (
    <section>
      <h3>{rules.table}</h3>
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{rules.number}</th>
            <th scope="col">{rules.fish}</th>
            <th scope="col" className="v-figure">
              {rules.pays}
            </th>
            <th scope="col" className="v-figure">
              {rules.chance}
            </th>
          </tr>
        </thead>
        <tbody>
          {FISH_KINDS.map((kind, index) => {
            const { pays, takes } = KINDS[kind];
            const { over, under } = chanceOf(pays);
            return (
              <tr key={kind}>
                <td>{index + 1}</td>
                <th scope="row">
                  <span className="pay-fish">
                    <FishPicture kind={kind} />
                    {names[kind]}
                  </span>
                </th>
                <td className="v-figure">{takes === undefined ? `×${String(pays)}` : fill(rules.from, { pays })}</td>
                <td className="v-figure">{`${takes === undefined ? '' : '≤ '}${((over / under) * 100).toFixed(3)}%`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
