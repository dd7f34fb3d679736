/** Process of one built function: answers requests one after the other and writes a file for each operation. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { SCOPES } from '../../../lib/contract/endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { beginRandomValues } from './fixed-world.ts';
import type { CorpusRequest } from './requests.ts';

/** What the process answers. */
export interface FunctionWork {
  /** Its path stands in answers about the health of the engine, where it is replaced. */
  readonly buildFolder: string;
  /** Folder of the bundle. */
  readonly folder: string;
  readonly files: readonly {
    readonly path: string;
    /** Requests by their place in the corpus. */
    readonly requests: readonly (readonly [number, CorpusRequest])[];
  }[];
}

/** An answer as it is recorded: one line of a file. */
export interface RecordedAnswer {
  readonly request: number;
  readonly status: number;
  /** Sorted by name. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** Of bytes, such as those of a PNG, only the hash. */
  readonly body: string;
}

type Handler = (event: object, context: object) => Promise<APIGatewayProxyResult>;

async function answer(handler: Handler, place: number, request: CorpusRequest): Promise<RecordedAnswer> {
  beginRandomValues(`${place}`);
  // A caller for each request: no limit is ever reached.
  const scopes = request.isWithoutScopes ? [] : SCOPES;
  const principal = { id: `caller-${place}`, scopes, recordIds: [`key#${'5'.repeat(64)}`] };
  const answered = await handler(gatewayEvent({ ...request, principal }), { ...LAMBDA_CONTEXT });
  const { statusCode: status, headers = {}, body, isBase64Encoded } = answered;
  const sorted = Object.fromEntries(Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)));
  const text = isBase64Encoded ? `sha256 ${createHash('sha256').update(body).digest('hex')}` : body;
  return { request: place, status, headers: sorted, body: text };
}

async function* answerAll(
  handler: Handler,
  requests: FunctionWork['files'][number]['requests'],
): AsyncGenerator<string> {
  for (const [place, request] of requests) yield `${JSON.stringify(await answer(handler, place, request))}\n`;
}

process.once('message', async ({ buildFolder, folder, files }: FunctionWork) => {
  const bundle = join(folder, 'index.js');
  const { handler }: { readonly handler: Handler } = createRequire(bundle)(bundle);
  for (const { path, requests } of files) {
    const answers = Readable.from(answerAll(handler, requests)).map((line: string) =>
      line.replaceAll(buildFolder, 'build'),
    );
    await pipeline(answers, createZstdCompress(), createWriteStream(path));
  }
  process.exit();
});
