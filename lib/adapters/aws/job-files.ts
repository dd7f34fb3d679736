import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { JobFiles } from '../../contract/bulk-jobs.ts';

/** Files of jobs in a bucket. */
export interface BucketFiles extends JobFiles {
  /** Address at which a file can be read for some seconds. */
  signRead(key: string, seconds: number): Promise<string>;
  /** Address to which a file can be sent for some seconds. */
  signWrite(key: string, seconds: number, mediaType: string): Promise<string>;
  removeBelow(prefix: string): Promise<void>;
}

/** @source "Amazon S3 multipart upload limits": 5 MiB to 5 GiB a part but the last, and up to 10 000 parts */
const PART_BYTES = 8 * 1024 * 1024;

/** Opens the files in a bucket. Region, credentials and address are those of the environment. */
export function openBucketFiles(bucket: string, client = new S3Client()): BucketFiles {
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const get = async (key: string, Range?: string) => {
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
    if (!Body) throw new Error(`${key} has no content`);
    return Body;
  };
  return {
    stream: async (key) => (await get(key)).transformToWebStream(),
    read: async (key, range) => {
      if (range?.bytes === 0) return new Uint8Array();
      const text = range && `bytes=${range.offset}-${range.offset + range.bytes - 1}`;
      return await (await get(key, text)).transformToByteArray();
    },
    write: async (key, content, mediaType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: mediaType }));
    },
    writeStream: (key, chunks, mediaType) => uploadParts(client, { ...at(key), ContentType: mediaType }, chunks),
    measure: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0;
      } catch (fault) {
        if (fault instanceof Error && fault.name === 'NotFound') return undefined;
        throw fault;
      }
    },
    signRead: (key, expiresIn) => getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn }),
    signWrite: (key, expiresIn, ContentType) =>
      getSignedUrl(client, new PutObjectCommand({ ...at(key), ContentType }), {
        expiresIn,
        signableHeaders: new Set(['content-type', 'host']),
      }),
    removeBelow: (prefix) => removeBelow(client, bucket, prefix),
  };
}

interface UploadTarget {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

async function uploadParts(client: S3Client, target: UploadTarget, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const { Bucket, Key } = target;
  const parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  try {
    for await (const Body of gatherParts(chunks)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
    }
    const complete = { Bucket, Key, UploadId, MultipartUpload: { Parts: parts } };
    await client.send(new CompleteMultipartUploadCommand(complete));
  } catch (fault) {
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    throw fault;
  }
}

/** Joins chunks to parts that are large enough. There is at least one. */
async function* gatherParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  yield Buffer.concat(gathered);
}

async function removeBelow(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  for (let ContinuationToken: string | undefined; ; ) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
    );
    const Objects = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
    if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    ContinuationToken = page.NextContinuationToken;
    if (ContinuationToken === undefined) return;
  }
}
