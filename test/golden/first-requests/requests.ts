import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** The first line of a file: whose forms it has, and the pages they were read on. */
const Origin = z.strictObject({ origin: z.string(), about: z.string(), sources: z.array(z.string()) });

const FirstRequest = z
  .strictObject({
    name: z.string(),
    /** Method and path, such as `POST /ephemeris/natal-chart`. */
    to: z.string(),
    query: z.record(z.string(), z.string()).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    /** A string is sent unchanged. */
    body: z.unknown().optional(),
    /** `either`: an answer must have the reading, a refusal must show the way. */
    expect: z.enum(['accepted', 'refused', 'either']),
    /** Values that the answer must have, by their paths: what the request has to be read as. */
    reading: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  })
  .refine(({ expect, reading }) => (expect === 'refused') === (reading === undefined));

/** A request as somebody sends it first, with what has to come of it. */
export interface FirstRequest extends z.output<typeof FirstRequest> {
  readonly origin: string;
}

function readFile(url: URL): FirstRequest[] {
  const [first, ...lines] = readFileSync(url, 'utf8').trim().split('\n');
  const { origin } = Origin.parse(JSON.parse(first ?? ''));
  return lines.map((line) => ({ ...FirstRequest.parse(JSON.parse(line)), origin }));
}

const HERE = new URL('./', import.meta.url);

/** Every first request of every origin: one file per origin, one request per line. */
export const FIRST_REQUESTS: readonly FirstRequest[] = readdirSync(HERE)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFile(new URL(name, HERE)));
