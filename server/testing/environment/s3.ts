/** The S3 store that tests use, where there is one: `ESTIA_S3=1 bash ops/services.sh start` prints where it is. */
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../src/config.ts';
import { createS3FileStore } from '../../src/platform/files/s3-file-store.ts';

export function getTestS3Config(bucket = 'estia-test'): Config['s3'] {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_ACCESS_KEY: accessKey, TEST_S3_SECRET_KEY: secretKey } = process.env;
  if (!endpoint || !accessKey || !secretKey) return null;
  // A busy machine is no fault of what is tested.
  return { endpoint, bucket, region: 'us-east-1', accessKey, secretKey, connectMs: 60_000, answerMs: 60_000 };
}

/** All that lies in a store, for those who look for what belongs to nobody. */
export async function listS3Keys(s3: NonNullable<Config['s3']>): Promise<string[]> {
  const { endpoint, region, bucket: Bucket, accessKey: accessKeyId, secretKey: secretAccessKey } = s3;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const keys: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, ...(after ? { ContinuationToken: after } : {}) }),
    );
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    after = page.NextContinuationToken;
    if (!after) break;
  }
  client.destroy();
  return keys;
}

/** Puts files into a bucket, eight at a time. */
export async function fillS3(s3: NonNullable<Config['s3']>, files: readonly { key: string; read: () => Buffer }[]) {
  const store = createS3FileStore(s3);
  const left = files.values();
  const fill = async () => {
    for (const { key, read } of left) await store.put(key, read());
  };
  await Promise.all(Array.from({ length: 8 }, fill));
}
