import * as z from 'zod';
import { findNearestNames } from '../../../lib/base/catalog/names.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import { type CalledEndpoint, calculations } from '../../calculations.ts';
import { describeRequest } from '../text/request-members.ts';
import { defineTool, type ToolRequest } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

const LONGEST_PATH = 2000;
const LONGEST_ANSWER = 6000;

/** Formats that are no text to read. */
const PICTURES = ['svg', 'png'];

/** The whole API: what no other tool does. */
export const callEndpointTool = defineTool({
  name: 'call_endpoint',
  title: 'Any endpoint of the API',
  description:
    'Everything else (dashas, panchanga, dials, midpoints, Venus cycle, visibility, places, batches, …). Without path lists the endpoints; with a path alone describes its request.',
  input: {
    path: z.string().trim().max(LONGEST_PATH).optional().meta({ description: 'POST /vedic/dashas' }),
    body: z.unknown().optional().meta({ description: 'Object; a subject may be a handle' }),
  },
  output: {},
  endpoints: calculations,
  request: async ({ path, body }, { ask }) => {
    if (path === undefined || path === '') return { lines: calculations.map(describeEndpoint) };
    const { endpoint, query } = findEndpoint(path);
    if (body === undefined && Object.keys(query).length === 0) {
      const { request, examples } = await loadEndpoint(endpoint);
      const schema = endpoint.method === 'GET' ? request.query : request.body;
      return { lines: [describeEndpoint(endpoint), ...describeRequest(schema, examples)] };
    }
    const sent = readBody(body);
    return { answer: await ask<unknown>({ endpoint, query, ...(sent !== undefined && { body: sent }) }) };
  },
  toText: ({ lines, answer }) => ({ lines: lines ?? cutAnswer(answer), values: {} }),
});

const describeEndpoint = ({ method, path, summary }: CalledEndpoint): string => `${method} ${path}: ${summary}`;

const BY_PATH: ReadonlyMap<string, CalledEndpoint> = new Map(calculations.map((one) => [one.path, one]));

/** @throws ToolFailure for a path that no endpoint has, and for a picture, which is no text */
function findEndpoint(sent: string) {
  const [path = '', search = ''] = sent.replace(/^(GET|POST)\s+/i, '').split('?');
  const endpoint = BY_PATH.get(path);
  if (!endpoint) {
    const nearest = findNearestNames(path, [...BY_PATH.keys()], 3);
    const hint = nearest.length === 0 ? '' : `; did you mean ${nearest.join(', ')}?`;
    throw refuse('path', `has no endpoint that calculates${hint} Without path the endpoints are listed`, sent);
  }
  const query = Object.fromEntries(new URLSearchParams(search));
  if (PICTURES.includes(query.format ?? '')) {
    throw refuse('path', 'asks for a picture; birth_chart has one with picture: true', sent);
  }
  return { endpoint, query };
}

/** Some models write the body as text. What is no object is left to the endpoint. */
function readBody(body: unknown): ToolRequest['body'] {
  try {
    return typeof body === 'string' ? JSON.parse(body) : (body as ToolRequest['body']);
  } catch {
    throw refuse('body', 'must be an object', body);
  }
}

const refuse = (location: string, message: string, value: unknown): ToolFailure =>
  ToolFailure.ofArguments([{ location, message, value }]);

function cutAnswer(answer: unknown): readonly string[] {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (text.length <= LONGEST_ANSWER) return [text];
  const advice = 'ask for less: limit, options, fewer bodies, or ?format=llm_v2';
  return [text.slice(0, LONGEST_ANSWER), `… cut after ${LONGEST_ANSWER} of ${text.length} characters; ${advice}.`];
}
