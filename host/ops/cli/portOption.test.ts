import { portOption } from './portOption';

describe('pnpm ops --port', () => {
  it.each([
    [['--port', '4500', 'status'], '4500'],
    [['--port=4500', 'status'], '4500'],
    [['status'], undefined],
    // This option belongs to the command.
    [['ui', '--port', '4121'], undefined],
    [[], undefined],
  ])('%j names %s', (argv, port) => {
    expect(portOption(argv)).toBe(port);
  });
});
