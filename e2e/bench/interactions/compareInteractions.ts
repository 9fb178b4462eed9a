import type { Page } from '@playwright/test';
import { COMPARED, inTurns } from '../inTurns';
import type { Part, PartOptions } from '../part';
import type { Sample } from '../samples';
import { percentile } from '../statistics';
import { collectComplaints, newVisitor } from '../visitor';
import { SURFACES, type Surface } from './surfaces';

/** Slowdown factor of the page's processor. */
const SLOWER = 4;
const READY_LIMIT_MS = 60_000;
/** Pause before the first press, as players pause. Work after the first price or game is part of the loads. */
const LOOK_MS = 1_000;

/**
 * Presses and types like a player on a page with a slow processor, and measures the time from each input to the frame
 * that shows its effect.
 */
export async function compareInteractions({ browser, variants, sessions, rounds, only, onProgress }: PartOptions): Promise<Part> {
  const samples: Sample[] = [];
  const surfaces = SURFACES.filter(({ name }) => name.startsWith(only));
  for (const surface of surfaces) {
    const { composed, oneBundle } = await inTurns(COMPARED, rounds, surfaces.length, async (variant) => {
      const context = await newVisitor(browser, sessions[variant]);
      try {
        return percentile(await useSurface(await context.newPage(), variants[variant].host, surface), 0.95);
      } finally {
        await context.close();
      }
    });
    samples.push({ subject: surface.name, condition: `${String(SLOWER)} × slower`, measure: 'inpMs', composed, oneBundle });
    onProgress(`${surface.name}: ${String(composed.length)} rounds`);
  }
  return { samples, notes: [] };
}

type MeasuredWindow = Window & { interactions?: Record<number, number> };
type InteractionEntry = PerformanceEntry & { readonly interactionId: number };

/** Returns the milliseconds of each interaction, as the browser measures them. */
async function useSurface(page: Page, origin: string, { path, proof, use }: Surface): Promise<readonly number[]> {
  const complaints = collectComplaints(page);
  await page.addInitScript(rememberInteractions);
  await page.goto(`${origin}${path}`);
  await proof(page).waitFor({ timeout: READY_LIMIT_MS });
  await page.waitForTimeout(LOOK_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await use(page);
  // The browser reports an interaction after its frame.
  await page.waitForTimeout(500);
  const interactions = await page.evaluate(() => Object.values((window as MeasuredWindow).interactions ?? {}));
  if (complaints.length > 0) throw new Error([`${origin}${path} complains`, ...complaints].join('\n  '));
  if (interactions.length === 0) throw new Error(`${origin}${path}: the browser tells of no interaction`);
  return interactions;
}

function rememberInteractions(): void {
  const found: Record<number, number> = {};
  (window as MeasuredWindow).interactions = found;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as InteractionEntry[]) {
      if (interactionId > 0) found[interactionId] = Math.max(found[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
