import { createProgress } from './startProgress.mjs';

function aProgress(isTerminal: boolean, columns?: number) {
  let time = 0;
  let written = '';
  const progress = createProgress({
    write: (text) => {
      written += text;
    },
    isTerminal,
    now: () => time,
    ...(columns === undefined ? {} : { columns }),
  });
  return { progress, after: (seconds: number) => (time += seconds * 1000), read: () => written };
}

/** Returns the lines that a terminal shows after these characters. */
function screenOf(written: string): readonly string[] {
  return written.split('\n').map((line) => line.slice(line.lastIndexOf('\r\u001B[2K') + 1).replace('\u001B[2K', ''));
}

describe('the progress of a start', () => {
  it('is a line with the elapsed time for each text where the output is a pipe', () => {
    const { progress, after, read } = aProgress(false);

    progress.show('install', 'installing packages');
    after(31);
    progress.done('install', 'packages installed');
    progress.show('build', '0 of 7 packages built');
    progress.show('platform', 'database starts');
    progress.detail('platform', 'platform: migrations, 3 of 80');
    after(29.9);
    progress.show('build', '1 of 7 packages built (host)');
    after(600);
    progress.done('platform', 'platform ready');
    progress.close();

    expect(read()).toBe(
      `${[
        ' 0:00  installing packages',
        ' 0:31  packages installed',
        ' 0:31  0 of 7 packages built',
        ' 0:31  database starts',
        ' 1:00  1 of 7 packages built (host)',
        '11:00  platform ready',
      ].join('\n')}\n`,
    );
  });

  it('shows the steps that go on in one line of a terminal, which is rewritten in place and is gone at the end', () => {
    const { progress, after, read } = aProgress(true);

    progress.show('build', '0 of 7 packages built');
    progress.show('platform', 'database starts');
    after(5);
    progress.detail('platform', 'platform: migrations, 3 of 80');
    progress.show('build', '1 of 7 packages built (host)');
    expect(screenOf(read())).toEqual([' 0:05  1 of 7 packages built (host), platform: migrations, 3 of 80']);

    after(5);
    progress.done('platform', 'platform ready');
    expect(screenOf(read())).toEqual([' 0:10  platform ready', ' 0:10  1 of 7 packages built (host)']);

    progress.close();
    expect(screenOf(read())).toEqual([' 0:10  platform ready', '']);
  });

  it('advances the time on a terminal every second while nothing is reported', () => {
    jest.useFakeTimers();
    try {
      const { progress, after, read } = aProgress(true);
      progress.show('install', 'installing packages');
      after(7);
      jest.advanceTimersByTime(1000);
      expect(screenOf(read())).toEqual([' 0:07  installing packages']);

      progress.close();
      const atTheEnd = read();
      jest.advanceTimersByTime(5000);
      expect(read()).toBe(atTheEnd);
    } finally {
      jest.useRealTimers();
    }
  });

  it('never wraps the line that it rewrites', () => {
    const { progress, read } = aProgress(true, 20);
    progress.show('build', '1 of 7 packages built (remote-activities)');
    expect(screenOf(read())).toEqual([' 0:00  1 of 7 packa']);
  });
});
