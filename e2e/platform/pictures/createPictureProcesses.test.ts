import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import { aPng } from '../testing/hostilePictures';
import { createPictureProcesses } from './createPictureProcesses';

const anOrder = (upload: Buffer) => ({ upload, side: null, pixelsMax: 1_000, keptMaxBytes: 10_000, decodeLimitSeconds: 60 });

function aProgram(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'decoder-')), 'decoder.mjs');
  writeFileSync(file, source);
  return file;
}

const SILENT = "process.on('message', () => undefined); process.once('disconnect', () => process.exit());";

it('decodes pictures in a process of its own, one after the other', async () => {
  const pictures = createPictureProcesses({ processes: 1, waiting: 3, limitMs: 60_000 });
  const png = await aPng(9, 7);

  const results = await Promise.all([png, png, Buffer.from('no picture'), png].map((upload) => pictures.decode(anOrder(upload))));

  expect(results).toEqual([
    expect.objectContaining({ width: 9, height: 7 }),
    expect.objectContaining({ width: 9, height: 7 }),
    { refusal: 'image_unreadable' },
    expect.objectContaining({ width: 9, height: 7 }),
  ]);
});

it('refuses a picture at once when as many wait as may, and gives up those whose process does not answer', async () => {
  const pictures = createPictureProcesses({ processes: 2, waiting: 3, limitMs: 1_000, program: aProgram(SILENT) });
  const ends: unknown[] = [];

  await Promise.all(
    Array.from({ length: 7 }, async () => {
      ends.push(await pictures.decode(anOrder(Buffer.alloc(1))));
    }),
  );

  expect(ends).toEqual(['full', 'full', 'ended', 'ended', 'ended', 'ended', 'ended']);
});

it('goes on with another process after one that crashed', async () => {
  const program = aProgram("process.on('message', ({ upload }) => upload.length === 0 ? process.exit(139) : process.send({ width: 1 }));");
  const pictures = createPictureProcesses({ processes: 1, waiting: 2, limitMs: 60_000, program });

  const results = await Promise.all([0, 1, 0].map((size) => pictures.decode(anOrder(Buffer.alloc(size)))));

  expect(results).toEqual(['ended', { width: 1 }, 'ended']);
  expect(await pictures.decode(anOrder(Buffer.alloc(1)))).toEqual({ width: 1 });
});

it('tells a decoder nothing of the environment of the platform', async () => {
  process.env['OPERATOR_SECRET'] = 'a secret of the operator';
  const program = aProgram("process.on('message', () => process.send({ env: JSON.stringify(process.env) }));");
  const pictures = createPictureProcesses({ processes: 1, waiting: 0, limitMs: 60_000, program });

  const result = await pictures.decode(anOrder(Buffer.alloc(1)));

  delete process.env['OPERATOR_SECRET'];
  expect(result).toEqual({ env: expect.stringContaining('UV_THREADPOOL_SIZE') as string });
  expect(JSON.stringify(result)).not.toContain('OPERATOR_SECRET');
});

it('leaves passwords to be checked while every decoder is at work', async () => {
  const mayFinish = join(mkdtempSync(join(tmpdir(), 'decoder-')), 'go');
  const program = aProgram(`import { existsSync } from 'node:fs';
    process.on('message', () => {
      const timer = setInterval(() => { if (existsSync(${JSON.stringify(mayFinish)})) { clearInterval(timer); process.send({ width: 1 }); } }, 20);
    });`);
  const pictures = createPictureProcesses({ processes: 4, waiting: 4, limitMs: 60_000, program });
  const atWork = Array.from({ length: 8 }, () => pictures.decode(anOrder(Buffer.alloc(1))));

  expect(await isPassword('a', await hashPassword('a'))).toBe(true);
  expect(await Promise.race([...atWork, Promise.resolve('at work')])).toBe('at work');

  writeFileSync(mayFinish, '');
  expect(await Promise.all(atWork)).toEqual(Array.from({ length: 8 }, () => ({ width: 1 })));
});
