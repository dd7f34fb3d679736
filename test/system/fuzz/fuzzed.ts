import type { APIGatewayProxyEvent } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { SCOPES } from '../../../lib/contract/endpoint.ts';
import { listFaultLists } from '../../support/batch-items.ts';
import { handlerOf } from '../../support/every-group.ts';
import { type DocumentedOperation, documentedOperations } from '../../support/fuzz/document.ts';
import { expectLocatedFaults } from '../../support/fuzz/request-location.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { anyBroken, type BrokenRequest } from './broken-request.ts';
import { type Answered, expectDocumented, isAllowedBody } from './documented-answer.ts';
import { PATIENCE_MS, runsOf, SEED, shareOf } from './plan.ts';
import { anyAllowed, anySensible, type RequestValues } from './request-values.ts';
import { asBody, asCurl, asQuery, readSentValues, type Sent } from './sent.ts';

interface Outcome {
  readonly status: number;
  /** Error code of a problem. */
  readonly code: string | undefined;
}

type Send = (sent: Sent) => Promise<Answered>;

/** Batch operations that report the faults of one entry together with the answers to the others, by the location of an entry. */
const ONE_OF_MANY: Readonly<Record<string, string>> = {
  'POST /ephemeris/natal/batch': 'body.subjects[',
  'POST /ephemeris/analysis/batch': 'body.subjects[',
  'POST /comparative/synastry/batch': 'body.subjects[',
  'POST /predictive/returns/batch': 'body.subjects[',
  'POST /location/batch': 'body.locations[',
};

/** Sends requests of every kind to each operation of some groups, and compares all answers with the document. */
export function fuzz(tags: readonly string[]): void {
  const operations = documentedOperations.filter(({ tag }) => tags.includes(tag));
  const shares: string[] = [];
  afterAll(() => console.log(`FUZZ_SEED=${SEED}: answered with 200\n${shares.join('\n')}`));

  describe.each(operations)('$title', (operation) => {
    const send = senderTo(operation);

    test(
      'sensible requests are answered, and as documented',
      async () => {
        const statuses = await every(operation, anySensible(operation), async (values) => {
          if (operation.body) expect(isAllowedBody(operation, values.body)).toBe(true);
          const answer = await expectAnswered(operation, send, sentAs(values));
          // A request that follows the schemas and their descriptions must not be refused for its form.
          expect(answer.code, asCurl(operation, sentAs(values))).not.toBe('ValidationError');
          return answer.status;
        });
        const share = statuses.filter((status) => status < 300).length / statuses.length;
        shares.push(`${(share * 100).toFixed(0).padStart(5)} %  ${operation.title}`);
        expect(share).toBeGreaterThanOrEqual(shareOf(operation));
      },
      PATIENCE_MS,
    );

    test(
      'a request that the schemas allow is answered as documented',
      async () => {
        await every(operation, anyAllowed(operation), async (values) => {
          const { status } = await expectAnswered(operation, send, sentAs(values));
          return status;
        });
      },
      PATIENCE_MS,
    );

    test(
      'a request that breaks one rule is refused with the location of the fault',
      async () => {
        await every(operation, anyBroken(operation), async (broken) => expectRefused(operation, send, broken));
      },
      PATIENCE_MS,
    );
  });
}

const sentAs = ({ path, query, body, headers }: RequestValues): Sent => ({
  path,
  query: asQuery(query),
  bodyText: asBody(body),
  headers,
});

/** Statuses of the answers to requests of one kind; the first wrong answer is shrunk and shown as a command. */
async function every<Request>(
  operation: DocumentedOperation,
  requests: fc.Arbitrary<Request>,
  check: (request: Request) => Promise<number>,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  const property = fc.asyncProperty(requests, async (request) => {
    statuses.push(await check(request));
  });
  await fc.assert(property, { seed: SEED, numRuns: runsOf(operation), verbose: 0 });
  return statuses;
}

async function expectAnswered(operation: DocumentedOperation, send: Send, sent: Sent): Promise<Outcome> {
  return shownAs(operation, sent, async () => {
    const answer = await send(sent);
    expectDocumented(operation, answer);
    expectLocatedFaults(operation, readSentValues(sent), answer);
    const code = answer.status >= 400 ? (JSON.parse(answer.text) as { error: string }).error : undefined;
    return { status: answer.status, code };
  });
}

async function expectRefused(operation: DocumentedOperation, send: Send, broken: BrokenRequest): Promise<number> {
  return shownAs(operation, broken, async () => {
    const { what, location, brokenBody } = broken;
    if (brokenBody) expect(isAllowedBody(operation, brokenBody.value), what).toBe(false);
    const answer = await send(broken);
    expectDocumented(operation, answer);
    expectLocatedFaults(operation, readSentValues(broken), answer);
    const isOfOne = location?.startsWith(ONE_OF_MANY[operation.title] ?? 'none');
    if (!isOfOne) expect(answer.status, `${what} at ${location}`).toBeGreaterThanOrEqual(400);
    // A calculation that fails for the whole batch comes before the look at its entries.
    const isOfWhole = isOfOne && answer.status >= 400;
    if (location !== undefined && !isOfWhole) expectFindingAt(location, answer.text);
    return answer.status;
  });
}

/** Number of compared letters of the name of a member, including its full stop. */
const SHOWN_LETTERS = 30;

function expectFindingAt(location: string, text: string): void {
  const findings = listFaultLists(JSON.parse(text)).flatMap(({ errors = [] }) => errors);
  // Issues shorten a long name, and an issue in a choice may be located at the choice itself.
  const parent = location.replace(/\.[^.]*$/, '');
  // The lord of a house is an object within a choice between it and names.
  const choices = [parent, location.replace(/\.lord_of\b.*$/, '')];
  const beginning = location.slice(0, parent.length + SHOWN_LETTERS);
  const found = findings.some(
    (finding) => finding.location.startsWith(beginning) || choices.includes(finding.location),
  );
  expect(found, `nothing is found at ${location}: ${text.slice(0, 500)}`).toBe(true);
}

async function shownAs<Result>(
  operation: DocumentedOperation,
  sent: Sent,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${asCurl(operation, sent)}`, { cause });
  }
}

function senderTo({ tag, method, path }: DocumentedOperation): Send {
  const handler: LambdaHandler = handlerOf(tag as Parameters<typeof handlerOf>[0]);
  const principal = { id: 'somebody', scopes: SCOPES, recordIds: [`key#${'5'.repeat(64)}`] };
  return async ({ path: pathParameters = {}, query, bodyText, headers }) => {
    const sent = { method, path, pathParameters, query, body: bodyText, headers, principal };
    const event: APIGatewayProxyEvent = gatewayEvent(sent);
    const { statusCode, headers: answeredWith = {}, body } = await handler(event, LAMBDA_CONTEXT);
    return { status: statusCode, headers: answeredWith, text: body };
  };
}
