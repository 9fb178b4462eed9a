import type { CallFailure } from '@site/shared/contract';
import { mustBeFen } from '@site/shared/money';
import { aLaunchRequest } from '../testing/builders';
import { createVenueEntry } from './createVenueEntry';
import type { LaunchOutcome } from './launchState';

const answered: LaunchOutcome = { kind: 'answered', answer: { kind: 'address', address: 'https://venue.example' } };

function anEntry({
  isMember = true,
  outcomes = [answered],
}: { isMember?: boolean; outcomes?: (LaunchOutcome | Promise<LaunchOutcome>)[] } = {}) {
  const log: string[] = [];
  const launched: unknown[] = [];
  const shown: CallFailure[] = [];
  const entry = createVenueEntry({
    requireLogin: () => isMember,
    openChannel: () => log.push('channel'),
    launch: (request) => {
      launched.push(request);
      return Promise.resolve(outcomes.shift() ?? answered);
    },
    showStarting: () => {
      log.push('starting');
      return () => log.push('hidden');
    },
    openDestination: () => log.push('opened'),
    showMoved: (amount) => log.push(`moved ${String(amount)}`),
    showFailure: (failure) => shown.push(failure),
    refreshBalance: () => log.push('refreshed'),
  });
  return { entry, log, launched, shown };
}

describe('entering venues', () => {
  it('shows an indicator while the call is under way, then opens the destination [R-VENUE-11]', async () => {
    const { entry, log } = anEntry();

    const entering = entry.enter(aLaunchRequest());
    expect(log).toEqual(['starting']);
    await entering;

    expect(log).toEqual(['starting', 'hidden', 'refreshed', 'opened']);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('shows the amount that automatic transfer has moved into the venue', async () => {
    const { entry, log } = anEntry({ outcomes: [{ ...answered, moved: mustBeFen(12_300) }] });

    await entry.enter(aLaunchRequest());

    expect(log).toEqual(['starting', 'hidden', 'refreshed', 'opened', 'moved 12300']);
  });

  it('makes no call for a guest [R-VENUE-10]', async () => {
    const { entry, launched, log } = anEntry({ isMember: false });

    await entry.enter(aLaunchRequest());

    expect(launched).toEqual([]);
    expect(log).toEqual([]);
  });

  it("opens the site's own channel, which launches itself, without a call of its own [R-VENUE-12]", async () => {
    const { entry, launched, log } = anEntry();

    await entry.enter(aLaunchRequest({ enName: 'CRTY', gameCode: '' }));

    expect(log).toEqual(['channel']);
    expect(launched).toEqual([]);
  });

  it('enters once however often it is pressed, and shows the indicator on each press', async () => {
    let answer: (outcome: LaunchOutcome) => void = () => undefined;
    const { entry, launched, log } = anEntry({
      outcomes: [
        new Promise<LaunchOutcome>((resolve) => {
          answer = resolve;
        }),
      ],
    });
    const entering = entry.enter(aLaunchRequest());
    await entry.enter(aLaunchRequest());
    expect(log).toEqual(['starting', 'hidden', 'starting']);

    answer(answered);
    await entering;

    expect(launched).toHaveLength(1);
    expect(log.filter((line) => line === 'opened')).toHaveLength(1);
  });

  it("requests money with the platform's message, then enters with the message marked as seen [R-TIN-10] [R-TIN-16] [R-ERR-6413]", async () => {
    const { entry, launched } = anEntry({ outcomes: [{ kind: 'asks-for-money', message: '请先转入' }, answered] });

    await entry.enter(aLaunchRequest());
    expect(entry.state.get()).toEqual({ status: 'asking', request: aLaunchRequest(), message: '请先转入' });
    await entry.enterAnyway();

    expect(launched).toEqual([aLaunchRequest(), aLaunchRequest({ isActivity: true })]);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('shows any other refusal [R-ERRB-14]', async () => {
    const failure: CallFailure = { kind: 'refused', code: 6415, message: '场馆维护中', data: null };
    const { entry, shown, log } = anEntry({ outcomes: [{ kind: 'failed', failure }] });

    await entry.enter(aLaunchRequest());

    expect(shown).toEqual([failure]);
    expect(log).toEqual(['starting', 'hidden']);
    expect(entry.state.get()).toEqual({ status: 'idle' });
  });

  it('refreshes the balance when the answer was lost, since money may have moved', async () => {
    const { entry, shown, log } = anEntry({ outcomes: [{ kind: 'failed', failure: { kind: 'timeout' } }] });

    await entry.enter(aLaunchRequest());

    expect(log).toEqual(['starting', 'hidden', 'refreshed']);
    expect(shown).toEqual([{ kind: 'timeout' }]);
  });

  it('refreshes nothing after an entry with play money, and shows no failure of an aborted call', async () => {
    const { entry, log, shown } = anEntry({ outcomes: [answered, { kind: 'failed', failure: { kind: 'aborted' } }] });

    await entry.enter(aLaunchRequest({ isTrial: true }));
    expect(log).toEqual(['starting', 'hidden', 'opened']);
    await entry.enter(aLaunchRequest());

    expect(shown).toEqual([]);
  });

  it('does not enter from a dialog that was closed', async () => {
    const { entry, launched } = anEntry({ outcomes: [{ kind: 'asks-for-money', message: '' }] });
    await entry.enter(aLaunchRequest());

    entry.dismiss();
    await entry.enterAnyway();

    expect(launched).toHaveLength(1);
  });
});
