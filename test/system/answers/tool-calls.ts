import fc from 'fast-check';
import { toObjectSchema } from '../../../functions/mcp/tool-schemas.ts';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { AYANAMSA_IDS } from '../../../lib/base/catalog/ayanamsas.ts';
import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { anyTree } from '../../support/elections/any-conditions.ts';
import { type Knowledge, valuesOf } from '../fuzz/schema-values.ts';
import type { CorpusRequest } from './requests.ts';

/** Number of drawn calls of each tool. */
const CALLS = 60;

const BIRTHS = fc.constantFrom(
  '1990-06-15 14:30, Paris, Texas',
  '15 June 1990, 2:30 pm, Basel',
  '1879-03-14T11:30, Ulm, Germany',
  '1955-02-24 unknown, San Francisco',
  '1732-02-11 julian 10:00, Montross',
  '2003-08-14 16:10, -23.55, -46.63',
  '1990-06-15, Paris',
  'Paris, 1990-06-15 14:30',
  'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU',
);
const PLACES = fc.constantFrom('Paris, Texas', 'Basel', '33.66, -95.55', '東京', 'Springfield', 'Nowhere at all');
const MOMENTS = fc.constantFrom('2026-03-20 12:00Z', '2026-01-03', '2027-02-06 18:00+01:00', '1 May 2026', 'soon');
const ZODIACS = fc.constantFrom('tropical', 'draconic', ...AYANAMSA_IDS);
const BODIES = fc.constantFrom(
  'sun',
  'Moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'pluto',
  'chiron',
  'Vulcan',
);

/** What the descriptions of the arguments say in words. */
const ARGUMENTS: Knowledge = {
  components: {},
  members: {
    ...Object.fromEntries(['birth', 'birth_a', 'birth_b', 'births'].map((name) => [name, BIRTHS])),
    ...Object.fromEntries(['at', 'from', 'to', 'until', 'near'].map((name) => [name, MOMENTS])),
    ...Object.fromEntries(['body', 'bodies', 'transiting', 'natal'].map((name) => [name, BODIES])),
    place: PLACES,
    name: PLACES,
    zodiac: ZODIACS,
    house_system: fc.constantFrom('placidus', 'whole_sign', 'koch', 'Equal', 'regiomontanus', 'no system'),
    aspects: fc.constantFrom('conjunction', 'square', 'trine', 'opposition', 'quincunx', 'aspect'),
    types: fc.constantFrom('station', 'ingress', 'lunation', 'eclipse_solar', 'eclipse_lunar', 'void_of_course'),
    names: fc.constantFrom('Regulus', 'Spica', 'Algol', 'Sirius', 'No star'),
    vargas: fc.constantFrom(1, 9, 10, 60, 5),
    cursor: fc.constantFrom('', 'later'),
    question: fc.constantFrom('What is a void of course Moon?', 'InvalidLatitude', 'times that occurred twice'),
    all: fc.oneof(
      { weight: 5, arbitrary: anyTree.map((tree) => JSON.stringify(tree)) },
      fc.constantFrom('{"sect":{"is":"day"}}', '{"in_sign":{"body":"moon","signs":["Leo"]}}', 'moon in leo'),
    ),
  },
  formsByExample: true,
  distinct: true,
  correct: (value) => value,
};

/** Messages other than calls, and calls of no tool. */
const OTHERS: readonly object[] = [
  { method: 'ping' },
  { method: 'tools/list' },
  { method: 'resources/list' },
  { method: 'prompts/list' },
  { method: 'no/method' },
  { method: 'tools/call', params: { name: 'no_tool', arguments: {} } },
  ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '1999-01-01'].map((protocolVersion) => ({
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'answers', version: '1' } },
  })),
];

/** Calls of every tool for a language model, drawn from its arguments, and the other messages of the protocol. */
export function drawToolCalls(seed: number): readonly CorpusRequest[] {
  const calls = TOOLS.flatMap(({ name, input }) => {
    const { type, ...schema } = toObjectSchema(input, 'input');
    const anyArguments = valuesOf({ ...schema, type } as OpenApiSchema, ARGUMENTS);
    return fc
      .sample(anyArguments, { seed, numRuns: CALLS })
      .map((sent) => ({ method: 'tools/call', params: { name, arguments: sent } }));
  });
  return [...OTHERS, ...calls].map((message, id) => ({
    method: 'POST',
    path: '/mcp',
    headers: { Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id, ...message }),
  }));
}
