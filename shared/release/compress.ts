import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const TEXT = /\.(js|css|html|json|svg|webmanifest|txt)$/;

interface CompressedForm {
  /** Suffix that is appended to the name of the original. */
  readonly ending: '.br' | '.gz';
  compress(content: Buffer): Promise<Buffer>;
  decompress(content: Buffer): Promise<Buffer>;
}

/** Compressed forms of a file that servers can send. */
export const COMPRESSED_FORMS: readonly CompressedForm[] = [
  {
    ending: '.br',
    compress: (content) =>
      compressBrotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
      }),
    decompress: promisify(brotliDecompress),
  },
  { ending: '.gz', compress: (content) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }), decompress: promisify(gunzip) },
];

/**
 * Writes a `.br` and a `.gz` beside every text file in `dir` with maximum compression: builds never change, so servers
 * only read these files.
 */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const { ending, compress } of COMPRESSED_FORMS) await writeFile(`${file}${ending}`, await compress(content));
}
