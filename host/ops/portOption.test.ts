import { portOption } from './portOption';

describe('pnpm ops --port', () => {
  it.each([
    [['--port', '4500', 'status'], '4500'],
    [['--port=4500', 'status'], '4500'],
    [['status'], undefined],
    // That option is the one of the command.
    [['ui', '--port', '4121'], undefined],
    [[], undefined],
  ])('%j names %s', (argv, port) => {
    expect(portOption(argv)).toBe(port);
  });

  it.each(['site', '80', '70000', ''])('refuses "%s" and says what a port is', (text) => {
    expect(() => portOption(['--port', text, 'status'])).toThrow(
      `--port "${text}" is not a port of a site: use a number from 1024 to 65000`,
    );
  });
});
