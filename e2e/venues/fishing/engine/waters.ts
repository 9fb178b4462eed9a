import { createDraws, type Draws } from '../../kit/fairness/createDraws';
import { FISH_KINDS, KINDS, type FishKind, type KindFacts } from './kinds';

/** Size of the waters in units; a page scales them to its own size. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** Length of a time slice, counted from 1970. Each slice has a seed, from which its fish are derived. */
export const SLICE_MS = 20_000;

/** Fish live less than two slices, so the current slice and the two before contain all of them. */
export const SLICES_BACK = 2;

/** Fish for its whole life. Times are milliseconds since 1970. */
export interface Fish {
  /** Id `<slice>-<index>`, unique in its game. */
  readonly id: string;
  readonly kind: FishKind;
  readonly bornAt: number;
  /** Time from which the fish no longer exists. */
  readonly goneAt: number;
  readonly path: Path;
}

/** Curve from one side to the other, with an offset within the school and a wave on top. */
interface Path {
  readonly startX: number;
  readonly startY: number;
  readonly midX: number;
  readonly midY: number;
  readonly endX: number;
  readonly endY: number;
  readonly wave: number;
  readonly phase: number;
}

export interface Place {
  x: number;
  y: number;
  /** Displacement over the whole life in units: the swimming direction. */
  dx: number;
  dy: number;
}

/** Extra distance beyond the edge, in addition to its length, at which fish start and end. */
const BEYOND = 40;

const WAVES_IN_LIFE = 3;

export function sliceAt(at: number): number {
  return Math.floor(at / SLICE_MS);
}

/** Returns all fish that start in this slice. The same seed gives the same fish on the server and on every page. */
export function fishOfSlice(slice: number, seed: string): readonly Fish[] {
  const draws = createDraws(seed, '', String(slice));
  const all: Fish[] = [];
  for (const kind of FISH_KINDS) {
    const facts = KINDS[kind];
    if (facts.oneSliceIn !== undefined && !draws.chance(1, facts.oneSliceIn)) continue;
    for (let school = 0; school < facts.schools; school += 1) addSchool(all, { slice, kind, facts, draws });
  }
  return all;
}

interface NextSchool {
  readonly slice: number;
  readonly kind: FishKind;
  readonly facts: KindFacts;
  readonly draws: Draws;
}

function addSchool(all: Fish[], { slice, kind, facts, draws }: NextSchool): void {
  const { radius, crossing, school } = facts;
  const between = (least: number, most: number): number => least + draws.below(most - least + 1);
  const bornAt = slice * SLICE_MS + draws.below(SLICE_MS);
  const life = between(...crossing);
  const edge = radius + BEYOND;
  const isFromLeft = draws.below(2) === 0;
  const lead = {
    startX: isFromLeft ? -edge : WIDTH + edge,
    startY: between(90, HEIGHT - 200),
    midX: between(500, WIDTH - 500),
    midY: between(90, HEIGHT - 200),
    endX: isFromLeft ? WIDTH + edge : -edge,
    endY: between(90, HEIGHT - 200),
  };
  const spread = Math.round(radius * 2.2);
  for (let member = 0; member < school; member += 1) {
    const late = member === 0 ? 0 : draws.below(400 * school);
    const aside = member === 0 ? 0 : between(-spread, spread);
    const path = {
      ...lead,
      startY: lead.startY + aside,
      midY: lead.midY + aside,
      endY: lead.endY + aside,
      wave: between(4, 18),
      phase: draws.below(628) / 100,
    };
    all.push({ id: `${String(slice)}-${String(all.length)}`, kind, bornAt: bornAt + late, goneAt: bornAt + late + life, path });
  }
}

export function isThere({ bornAt, goneAt }: Fish, at: number): boolean {
  return at >= bornAt && at < goneAt;
}

/**
 * Calculates the position of a fish at a moment of its life. Writes it into `place`, so that drawing allocates no
 * objects.
 */
export function placeFish({ bornAt, goneAt, path }: Fish, at: number, place: Place): void {
  const part = (at - bornAt) / (goneAt - bornAt);
  const rest = 1 - part;
  const swing = path.phase + part * WAVES_IN_LIFE * Math.PI * 2;
  place.x = rest * rest * path.startX + 2 * rest * part * path.midX + part * part * path.endX;
  place.y = rest * rest * path.startY + 2 * rest * part * path.midY + part * part * path.endY + path.wave * Math.sin(swing);
  place.dx = 2 * rest * (path.midX - path.startX) + 2 * part * (path.endX - path.midX);
  place.dy =
    2 * rest * (path.midY - path.startY) + 2 * part * (path.endY - path.midY) + path.wave * WAVES_IN_LIFE * Math.PI * 2 * Math.cos(swing);
}
