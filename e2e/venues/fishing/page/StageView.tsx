import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { fill } from '../../kit/page/language';
import { useAnnounce, useIsPaused, useSound, useTexts } from '../../kit/react';
import { KINDS, type FishKind } from '../engine';
import { listenToKeys } from './listenToKeys';
import type { Game } from './play/createGame';
import { createStage, type Stage } from './stage/createStage';
import type { School } from './stage/createSchool';
import type { Depth } from './stage/createWater';
import { runStage } from './stage/runStage';
import type { Texts } from './texts';

/** Actions and state of the buttons next to the canvas. */
export interface StageControls {
  readonly isAuto: boolean;
  readonly locked: FishKind | null;
  fire(): void;
  toggleAuto(): void;
  lockNext(): void;
  release(): void;
}

interface StageViewProps {
  readonly game: Game;
  readonly school: School;
  readonly now: () => number;
  readonly gameCode: string;
  readonly onControls: (controls: StageControls) => void;
  readonly onRefused: (why: 'insufficient' | 'waiting') => void;
}

const DEPTHS: Readonly<Record<string, Depth>> = { 'SH-shallow': 'shallow', 'SH-deep': 'deep', 'SH-palace': 'palace' };

/** Shows the canvas and all controls of the cannon. */
export function StageView({ game, school, now, gameCode, onControls, onRefused }: StageViewProps) {
  const texts = useTexts<Texts>();
  const { play } = useSound();
  const announce = useAnnounce();
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<Stage | null>(null);

  const lockNext = useEffectEvent((): void => {
    const found = running.current?.lockNext() ?? null;
    const { nothing, locked } = texts.summary;
    announce(found === null ? nothing : fill(locked, { name: texts.kind[found.kind], pays: KINDS[found.kind].pays }));
  });
  const toggleAuto = useEffectEvent((): void => {
    const gun = running.current?.gun;
    if (gun === undefined) return;
    gun.setAuto(!gun.isAuto);
    announce(gun.isAuto ? texts.summary.auto_on : texts.summary.auto_off);
  });
  const showControls = useEffectEvent((): void => {
    const stage = running.current;
    if (stage === null) return;
    onControls({
      isAuto: stage.gun.isAuto,
      locked: stage.gun.lock?.kind ?? null,
      fire: stage.gun.pull,
      toggleAuto: () => toggleAuto(),
      lockNext: () => lockNext(),
      release: stage.gun.release,
    });
  });
  const refused = useEffectEvent(onRefused);
  const cue = useEffectEvent(play);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const stage = createStage({
      canvas: element,
      game,
      school,
      depth: DEPTHS[gameCode] ?? 'deep',
      texts: { returned: texts.stage.returned },
      now,
      isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      play: (name) => cue(name),
      onGun: () => showControls(),
      onRefused: (why) => refused(why),
    });
    running.current = stage;
    const stop = runStage(stage, element);
    const unlisten = listenToKeys(document, {
      turn: stage.gun.turn,
      hold: stage.gun.hold,
      pull: stage.gun.pull,
      stepBullet: game.stepBullet,
      lockNext: () => lockNext(),
      toggleAuto: () => toggleAuto(),
    });
    showControls();
    return () => {
      unlisten();
      stop();
      stage.end();
      running.current = null;
    };
  }, [game, gameCode, now, school, texts]);

  const isPaused = useIsPaused();
  useEffect(() => {
    running.current?.gun.setPaused(isPaused);
  }, [isPaused]);

  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    running.current?.pointAt(clientX - left, clientY - top);
  };
  const hold = (isHeld: boolean): void => running.current?.gun.hold(isHeld);
  return (
    <canvas
      ref={canvas}
      className="stage"
      role="img"
      aria-label={texts.stage.label}
      onPointerMove={pointAt}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointAt(event);
        running.current?.gun.pull();
        hold(true);
      }}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onLostPointerCapture={() => hold(false)}
    />
  );
}
