import { useEffect, useRef } from 'react';
import { KINDS, type FishKind } from '../engine';
import { PAINTS } from './art/paints';

const WIDTH = 96;
const HEIGHT = 64;

/** Draws a still picture of one fish for the pay table. */
export function FishPicture({ kind }: { readonly kind: FishKind }) {
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
