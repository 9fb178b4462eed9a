import { createLog } from './writeLog';

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog(
    'warn',
    (line) => lines.push(line),
    () => new Date(0),
  );
  beforeEach(() => {
    lines.length = 0;
  });

  it('writes one JSON object per line', () => {
    log.warn('request-refused', { path: '/x', amount: 5n });

    expect(lines).toEqual(['{"at":"1970-01-01T00:00:00.000Z","level":"warn","event":"request-refused","path":"/x","amount":"5"}']);
  });

  it('hides what must not be read there, however deep', () => {
    log.error('e', { token: 'abc', member: { phone: '13800001111', list: [{ passwordMd5: 'x' }], name: 'player1' } });

    expect(lines[0]).not.toMatch(/abc|138|"x"/);
    expect(lines[0]).toContain('player1');
  });

  it('leaves out what is below its level', () => {
    log.info('answered');

    expect(lines).toEqual([]);
  });
});
