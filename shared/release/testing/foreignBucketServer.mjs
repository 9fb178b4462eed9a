// This is a separate process, because the library encrypts the tokens of its lists with DES, which Node supports only
// with --openssl-legacy-provider.
import S3rver from '@20minutes/s3rver';

const [directory, bucket] = process.argv.slice(2);
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
const { port } = await server.run();
process.send?.(port);
process.once('disconnect', () => process.exit());
