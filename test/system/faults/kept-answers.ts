import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import type { AnswerItem } from '../../../lib/contract/tables/answers/answer-table.ts';
import { health, keptSearch, search } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { killWorkers } from './workers.ts';

/** Table of cached answers. */
const TABLE = 'natal-local-cache';

/** A stored answer and its replacement. */
type Poison = (items: readonly AnswerItem[]) => readonly object[];

/** @returns a function that restores the stored answers */
async function poison(endpoint: string, change: Poison): Promise<() => Promise<void>> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG }));
  const items: AnswerItem[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: TABLE }))
    items.push(...(Items as AnswerItem[]));
  const answers = items.filter(({ value }) => value !== undefined);
  if (answers.length < 2) throw new Error('there are no two answers to do harm to');
  const put = async (all: readonly object[]): Promise<void> => {
    for (const Item of all) await client.send(new PutCommand({ TableName: TABLE, Item }));
  };
  await put(change(answers));
  return () => put(answers).finally(() => client.destroy());
}

const poisoned = (title: string, how: string, change: Poison): Fault => ({
  title,
  how: `${how}, and a fresh process finds it so`,
  begin: async ({ ask, service: { tablesEndpoint } }) => {
    await ask(search(1999));
    const restore = await poison(tablesEndpoint, change);
    await killWorkers();
    return restore;
  },
  back: 'with the next request',
});

const each =
  (change: (item: AnswerItem) => object): Poison =>
  (items) =>
    items.map(change);

/** The same answer with another last digit. */
function withAnotherDigit({ value }: AnswerItem): Uint8Array {
  const text = zstdDecompressSync(value).toString();
  const at = text.search(/\d(?=\D*$)/);
  return zstdCompressSync(text.slice(0, at) + ((Number(text[at]) + 1) % 10) + text.slice(at + 1));
}

/** Every answer under the key of the next one, in one part with its digest. */
const exchanged: Poison = (items) =>
  items.map((item, index) => {
    const { value, bytes, digest } = items[(index + 1) % items.length] ?? item;
    return { ...item, value, bytes, digest };
  });

export const KEPT_ANSWERS: Kind = {
  title: 'What the cache holds',
  text: 'An answer is kept with a SHA-256 of its key and its text. That tells damage and mix-ups; it is no signature: who may write the table could forge one, so only the functions that keep answers may.',
  columns: [keptSearch, { ...keptSearch, title: 'the same again' }, health],
  faults: [
    poisoned(
      'bytes of nothing',
      'every value is overwritten with other bytes',
      each((item) => ({ ...item, value: Buffer.from('garbage') })),
    ),
    poisoned(
      'another digit',
      'in every answer the last digit is another, compressed in order',
      each((item) => ({ ...item, value: withAnotherDigit(item) })),
    ),
    poisoned('exchanged', 'every answer lies where the next one was, with its digest', exchanged),
    poisoned(
      'of other types',
      'texts and nulls stand in place of bytes and numbers',
      each(({ bucket, entry }) => ({ bucket, entry, value: null, parts: 'x', digest: 3 })),
    ),
  ],
};
