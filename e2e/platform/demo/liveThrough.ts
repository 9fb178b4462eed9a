import * as z from 'zod/mini';
import type { CatalogueGame } from '../kernel';
import { createPerson, RefusedCall, type Person } from './createPerson';
import type { Life } from './life';
import { ACCOUNT_PERFORMERS } from './perform/account';
import { BET_PERFORMERS } from './perform/bets';
import { MONEY_PERFORMERS } from './perform/money';
import type { Memory, Performers, Stage } from './perform/performer';
import { playAt } from './perform/play';
import { TALK_PERFORMERS } from './perform/talk';
import people from './people.json';
import type { Action, Scene } from './scene';

const peopleSchema = z.object({
  devices: z.record(z.string(), z.string()),
  people: z.array(z.object({ name: z.string(), password: z.string(), devices: z.record(z.string(), z.string()) })),
});

const PERFORMERS: Performers<Action['do']> = {
  ...ACCOUNT_PERFORMERS,
  ...BET_PERFORMERS,
  ...MONEY_PERFORMERS,
  ...TALK_PERFORMERS,
  play: playAt,
};

export interface LivingOptions {
  /** Aborts between two scenes. */
  readonly signal?: AbortSignal;
  /** Reports the finished share, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Plays the scenes one after the other, each at its time. A refusal by the platform ends its scene only.
 *
 * @throws an error that names the first scene that fails for another reason
 */
export async function liveThrough(
  life: Life,
  scenes: readonly Scene[],
  games: readonly CatalogueGame[],
  { signal, onProgress }: LivingOptions = {},
): Promise<void> {
  const { devices: userAgents, people: all } = peopleSchema.parse(people);
  const persons = new Map<string, Person>();
  for (const { devices, ...person } of all) {
    const own = Object.entries(devices).map(([device, ip]) => [device, { userAgent: userAgents[device] ?? '', ip }] as const);
    persons.set(person.name, createPerson(life, { ...person, devices: Object.fromEntries(own) }));
  }
  const personCalled = (name: string): Person => {
    const person = persons.get(name);
    if (person === undefined) throw new Error(`the demo has no member called "${name}"`);
    return person;
  };
  const memories = new Map<string, Memory>();

  for (const [index, { atMs, who, actions }] of scenes.entries()) {
    signal?.throwIfAborted();
    await life.travelTo(atMs);
    const memory = memories.get(who) ?? {};
    memories.set(who, memory);
    const dice = life.dice(who, atMs, index);
    for (const action of actions) {
      life.pass(5 + dice.below(30));
      try {
        await perform({ life, person: personCalled(who), dice, games, memory, personCalled }, action);
      } catch (error) {
        // A refusal is normal, such as a member's own limit or an unmet condition. The member stops there.
        if (error instanceof RefusedCall && action.do !== 'register') break;
        const at = life.clock.now().toISOString();
        throw new Error(`the demo stopped at ${at}: ${who} could not ${JSON.stringify(action)}`, { cause: error });
      }
    }
    onProgress?.((index + 1) / scenes.length);
  }
}

/**
 * Performs an action. The cast is needed because the compiler cannot match an action with the performer of its name.
 */
function perform(stage: Stage, action: Action): Promise<void> {
  const performer = PERFORMERS[action.do] as (stage: Stage, action: Action) => Promise<void>;
  return performer(stage, action);
}
