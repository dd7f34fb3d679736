import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyRequest } from '../../../lib/answers/request-identity.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { primaryDirections } from '../endpoints.ts';
import { calculateDirections, type DirectionsResult } from './calculate.ts';
import type { contract, DirectionsResponse } from './contract.ts';
import { definitionRecord, directionRecord, speculumRecord, termAtBirthRecord } from './records.ts';
import { DirectionsRequest } from './request.ts';
import { toDirectionRows } from './rows.ts';
import { titleDirection } from './titles.ts';

/**
 * Processor time of finding one direction, and of stating it in the answer, CPU-seconds: 64 000 pairs and 10 000 entries
 * take 0.11 s with Node 24 on one processor of a shared server.
 */
const SECONDS_PER_PAIR = 1e-6;
const SECONDS_PER_ENTRY = 5e-6;
const TERMS = 60;
const PARALLELS = 4;
const ANTISCIA = 2;

/** Rays that one promissor casts. */
function countRays({ aspects, include }: DirectionsRequest): number {
  const sides = aspects.map((id) => (ASPECTS[id].angleDeg % 180 === 0 ? 1 : 2));
  return (
    (include.includes('aspects') ? sides.reduce<number>((sum, count) => sum + count, 0) : 0) +
    (include.includes('parallels') ? PARALLELS : 0) +
    (include.includes('antiscia') ? ANTISCIA : 0)
  );
}

/** Estimates a search for primary directions, CPU-seconds. */
function estimateDirections(request: DirectionsRequest): number {
  const { promissors, significators, motion, include, limit } = request;
  const rays = promissors.length * countRays(request) + (include.includes('terms') ? TERMS : 0);
  const count = rays * significators.length * (motion === 'both' ? 2 : 1);
  return SECONDS_PER_REQUEST + count * SECONDS_PER_PAIR + Math.min(count, limit) * SECONDS_PER_ENTRY;
}

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: {
    latitude: { decimal: 41.3083 },
    longitude: { decimal: -72.9279 },
    timezone: { iana_name: 'America/New_York' },
  },
};

function toDirectionsData(result: DirectionsResult, request: DirectionsRequest) {
  const { speculum, termsAtBirth } = result;
  return {
    subject: toSubjectInfo(result.subject),
    definition: definitionRecord.write({ request, result }),
    directions: result.items.map(directionRecord.write),
    ...(speculum && { speculum: speculum.map(speculumRecord.write) }),
    ...(termsAtBirth && { terms_at_birth: termsAtBirth.map(termAtBirthRecord.write) }),
    warnings: [...result.warnings],
    ...toPagingMembers(result),
  };
}

/** The table and the calendar of primary directions: one row and one entry for each. */
const directionFormats = createDatedFormats({
  record: directionRecord.schema,
  list: (answer: DirectionsResponse) => (answer.output_mode === 'full' ? answer.data.directions : []),
  timeOf: ({ datetime }) => ({ start: datetime }),
  summarize: titleDirection,
  // Each of them comes once in a life.
  identify: (direction, _answer, { body }: { readonly body: object }) => [
    ...identifyRequest({ ...body }),
    // Equal in every language, as the identifier of the entry must be.
    titleDirection(direction, ENGLISH_CALENDAR_WORDS),
    direction.longitude && Math.round(direction.longitude),
  ],
});

export const handler: EndpointHandler = defineHandler<typeof primaryDirections, typeof contract>()({
  request: { query: DatedRowQuery, body: DirectionsRequest },
  hasDisplayNames: true,
  formats: directionFormats,
  work: ({ body }) => estimateDirections(body),
  examples: [
    example('toTheAngles', 'Mundane directions of Mars and Saturn to the angles, with the speculum', {
      subject,
      promissors: ['mars', 'saturn'],
      significators: ['ascendant', 'midheaven'],
      max_age: 60,
      speculum: true,
    }),
    example('distributions', 'The Ascendant through the terms, and the aspects that it meets', {
      subject,
      significators: ['ascendant'],
      space: 'zodiaco',
      latitude: 'neither',
      include: ['terms', 'aspects'],
      key: 'user',
      user_key: 1.0146,
      max_age: 40,
    }),
    exampleAsRows('Regiomontanus, direct and converse, as rows', {
      subject,
      method: 'regiomontanus',
      space: 'zodiaco',
      motion: 'both',
      converse: 'traditional',
      max_age: 25,
    }),
  ],
  run: async ({ query: { format }, body }, services) => {
    const result = await calculateDirections(body, services);
    return chooseFormat(format, {
      full: () => toDirectionsData(result, body),
      rows: () => toDirectionRows(result),
    });
  },
});
