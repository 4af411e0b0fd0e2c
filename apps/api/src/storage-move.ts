import { ConfigurationError, loadConfig } from './config';
import { DiskStore, moveObjects, S3Store } from './platform/storage/stores';

/** `npm run storage:move -- s3|disk` */
async function move(target: string | undefined): Promise<string> {
  if (target !== 's3' && target !== 'disk')
    throw new ConfigurationError(['npm run storage:move needs to know where: -- s3 or -- disk']);
  const config = loadConfig();
  if (!config.files.s3) throw new Error('no object store is configured');
  const bucket = new S3Store(config.files.s3);
  const disk = new DiskStore(config);
  const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk];
  await to.check();
  const { copied, present } = await moveObjects(from, to);
  bucket.close();
  return `${copied} pictures were copied and read back, ${present} were there already. Nothing was removed. Set STORAGE=${target} now.`;
}

move(process.argv[2])
  .then((sentence) => console.log(sentence))
  .catch((error: unknown) => {
    const { message, cause } = error as Error;
    console.error(
      error instanceof ConfigurationError
        ? message
        : `The move stopped: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}. Run it again: it goes on where it stopped.`,
    );
    process.exitCode = 1;
  });
