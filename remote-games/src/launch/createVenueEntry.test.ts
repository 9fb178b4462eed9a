import type { CallFailure } from '@site/shared/contract';
import { aWish } from '../testing/builders';
import { createVenueEntry, type VenueEntryParts } from './createVenueEntry';

type Outcome = Awaited<ReturnType<VenueEntryParts['launch']>>;

const answered: Outcome = { kind: 'answered', answer: { kind: 'address', address: 'https://venue.example' } };

function anEntry({ isMember = true, outcomes = [answered] }: { isMember?: boolean; outcomes?: (Outcome | Promise<Outcome>)[] } = {}) {
  const log: string[] = [];
  const launched: unknown[] = [];
  const told: CallFailure[] = [];
  const entry = createVenueEntry({
    requireLogin: () => isMember,
    launch: (wish) => {
      launched.push(wish);
      return Promise.resolve(outcomes.shift() ?? answered);
    },
    showStarting: () => {
      log.push('starting');
      return () => log.push('started');
    },
    deliver: () => log.push('delivered'),
    tell: (failure) => told.push(failure),
    refreshBalance: () => log.push('refreshed'),
  });
  return { entry, log, launched, told };
}

describe('the way into venues', () => {
  it('shows that it is starting while the call is under way, then delivers [R-VENUE-11]', async () => {
    const { entry, log } = anEntry();

    const entering = entry.enter(aWish());
    expect(log).toEqual(['starting']);
    await entering;

    expect(log).toEqual(['starting', 'started', 'refreshed', 'delivered']);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('makes no call for a guest [R-VENUE-10]', async () => {
    const { entry, launched, log } = anEntry({ isMember: false });

    await entry.enter(aWish());

    expect(launched).toEqual([]);
    expect(log).toEqual([]);
  });

  it('enters once however often it is pressed, and says again that it is starting', async () => {
    let answer: (outcome: Outcome) => void = () => undefined;
    const { entry, launched, log } = anEntry({
      outcomes: [
        new Promise<Outcome>((resolve) => {
          answer = resolve;
        }),
      ],
    });
    const entering = entry.enter(aWish());
    await entry.enter(aWish());
    expect(log).toEqual(['starting', 'started', 'starting']);

    answer(answered);
    await entering;

    expect(launched).toHaveLength(1);
    expect(log.filter((line) => line === 'delivered')).toHaveLength(1);
  });

  it('asks for money with the message of the platform, and goes on as one who has seen it [R-TIN-10] [R-TIN-16] [R-ERR-6413]', async () => {
    const { entry, launched } = anEntry({ outcomes: [{ kind: 'asks-for-money', message: '请先转入' }, answered] });

    await entry.enter(aWish());
    expect(entry.state.get()).toEqual({ status: 'asking', wish: aWish(), message: '请先转入' });
    await entry.goOn();

    expect(launched).toEqual([aWish(), aWish({ isActivity: true })]);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('tells any other refusal [R-ERRB-14]', async () => {
    const failure: CallFailure = { is: 'refused', code: 6415, message: '场馆维护中', data: null };
    const { entry, told, log } = anEntry({ outcomes: [{ kind: 'failed', failure }] });

    await entry.enter(aWish());

    expect(told).toEqual([failure]);
    expect(log).toEqual(['starting', 'started']);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('reads the balance anew where the answer was lost, since money may have moved', async () => {
    const { entry, told, log } = anEntry({ outcomes: [{ kind: 'failed', failure: { is: 'timeout' } }] });

    await entry.enter(aWish());

    expect(log).toEqual(['starting', 'started', 'refreshed']);
    expect(told).toEqual([{ is: 'timeout' }]);
  });

  it('moves nothing with play money, and says nothing of a call that was given up', async () => {
    const { entry, log, told } = anEntry({ outcomes: [answered, { kind: 'failed', failure: { is: 'aborted' } }] });

    await entry.enter(aWish({ isTrial: true }));
    expect(log).toEqual(['starting', 'started', 'delivered']);
    await entry.enter(aWish());

    expect(told).toEqual([]);
  });

  it('goes nowhere on from a dialog that was closed', async () => {
    const { entry, launched } = anEntry({ outcomes: [{ kind: 'asks-for-money', message: '' }] });
    await entry.enter(aWish());

    entry.dismiss();
    await entry.goOn();

    expect(launched).toHaveLength(1);
  });
});
