/**
 * Files in an S3 store. A store that is slow or away is an error within seconds and never a hang: every request has its
 * own limits on connecting, on waiting for the answer and on silence in the middle of one.
 */

import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { readProperty } from '@estia/contract/read-property';
import type { Config } from '../../config.ts';
import type { Log } from '../log.ts';
import { assertByteRange, assertFileKey, type ByteRange, type FileStore } from './file-store.ts';

const ATTEMPTS = 2;
/** Pictures are streamed to browsers, and slow ones hold their connection to the store as long. */
const MAX_SOCKETS = 256;
const MAX_CONCURRENT = 16;

/** Answered as "busy, try again": nothing is wrong with what was asked. The cause keeps the store's own words. */
class FileStoreError extends Error {
  readonly statusCode = 503;
  constructor(verb: string, cause: unknown) {
    super(`The file store did not ${verb}`, { cause });
    this.name = 'StoreFailed';
  }
}

const statusOf = (error: unknown): unknown => readProperty(readProperty(error, '$metadata'), 'httpStatusCode');
const nameOf = (error: unknown): string => String(readProperty(error, 'name'));

/** `keysPerPage`: how many names one listing gives; none = as many as the store likes, 1,000 at Amazon. */
type Options = { attempts?: number; log?: Log; keysPerPage?: number };

export function createS3FileStore(
  s3: NonNullable<Config['s3']>,
  { attempts = ATTEMPTS, log, keysPerPage: MaxKeys }: Options = {},
): FileStore {
  const { bucket: Bucket, accessKey: accessKeyId, secretKey: secretAccessKey } = s3;
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon's have no host name a bucket, and do not know the checksums that are sent unasked.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: s3.connectMs,
      requestTimeout: s3.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: s3.answerMs,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });

  /** Who asked is told that we are busy; why is told here, without the key. */
  const toFileStoreError = (verb: string, error: unknown): FileStoreError => {
    log?.error({ verb, fault: nameOf(error), status: statusOf(error) }, 'file store');
    return new FileStoreError(verb, error);
  };
  const wrapErrors = <T>(verb: string, answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw toFileStoreError(verb, error);
    });

  async function ensureBucket(): Promise<void> {
    await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      // Another process was faster.
      if (!/^Bucket(AlreadyExists|AlreadyOwnedByYou)$/.test(nameOf(error))) throw error;
    });
  }

  const putOnce = (Key: string, Body: Uint8Array) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.byteLength }));

  async function* readObject(Key: string, IfMatch: string | undefined, range?: ByteRange): AsyncGenerator<Uint8Array> {
    try {
      const Range = range && `bytes=${range.start}-${range.end - 1}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, IfMatch, Range }));
      yield* Body as Readable;
    } catch (error) {
      throw toFileStoreError('read', error);
    }
  }

  async function* listKeysUnder(folder: string): AsyncGenerator<string[]> {
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket, Prefix: `${folder}/`, ContinuationToken, MaxKeys };
      const page = await client.send(new ListObjectsV2Command(asked));
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  const removeOne = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  async function removeAll(key: string): Promise<void> {
    await removeOne(key);
    for await (const keys of listKeysUnder(key))
      for (let from = 0; from < keys.length; from += MAX_CONCURRENT)
        await Promise.all(keys.slice(from, from + MAX_CONCURRENT).map(removeOne));
  }

  return {
    async put(key, body) {
      assertFileKey(key);
      const put = putOnce(key, body).catch(async (error: unknown) => {
        if (nameOf(error) !== 'NoSuchBucket') throw error;
        await ensureBucket();
        return putOnce(key, body);
      });
      await wrapErrors('write', put);
    },
    async open(key) {
      assertFileKey(key);
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
        if (statusOf(error) === 404) return null;
        throw toFileStoreError('find', error);
      });
      if (!found) return null;
      const size = found.ContentLength ?? 0;
      return {
        size,
        modifiedAt: found.LastModified ?? new Date(0),
        // The very bytes that were found: a file that was overwritten since is an error, not half of each.
        read(range) {
          if (range) assertByteRange(range, size);
          return Readable.from(readObject(key, found.ETag, range), { objectMode: false });
        },
      };
    },
    async remove(key) {
      assertFileKey(key);
      await wrapErrors(
        'remove',
        removeAll(key).catch((error: unknown) => {
          if (nameOf(error) !== 'NoSuchBucket') throw error;
        }),
      );
    },
  };
}
