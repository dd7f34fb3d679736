import * as z from 'zod';
import { ERROR_CODES } from '../../../lib/base/errors/catalog.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { choice, integer, text } from '../../../lib/requests/members.ts';
import { ValidationIssueRecord } from '../../../lib/requests/validation-issue.ts';
import { AutocompleteData, ReverseData } from '../answers.ts';
import { Point } from '../coordinates.ts';
import { attribution, placeWarnings } from '../place-schema.ts';

const index = integer('Index of the item in the request, from 0', 0);

const search = z.literal('search').meta({ description: 'The item is a name search', example: 'search' });

const reverse = z.literal('reverse').meta({ description: 'The item is a reverse look-up', example: 'reverse' });

const SearchElement = z
  .object({
    index,
    success,
    type: search,
    query: text('The query that was searched', 'Basel'),
    data: AutocompleteData,
    warnings: placeWarnings,
  })
  .meta({ id: 'LocationSearchElement', description: 'What /location/autocomplete answers for the query' });

const ReverseElement = z
  .object({ index, success, type: reverse, coordinates: Point, data: ReverseData, warnings: placeWarnings })
  .meta({ id: 'LocationReverseElement', description: 'What /location/reverse answers for the coordinates' });

const FailedElement = z
  .object({
    index,
    success: z.literal(false).meta({ description: 'Always false: this item has no answer', example: false }),
    type: z.union([search, reverse]).optional().meta({ description: 'Absent if the item has neither' }),
    error: choice(ERROR_CODES, 'The error code', 'InvalidLatitude'),
    detail: text('What is wrong with this item', 'body.locations[1].coordinates.lat must be ≤ 90'),
    errors: z.array(ValidationIssueRecord).meta({ description: 'Every fault of this item' }),
  })
  .meta({ id: 'FailedLocation', description: 'Takes the place of an item that failed' });

const LocationBatchResponse = z
  .object({
    success,
    data: z
      .array(z.union([SearchElement, ReverseElement, FailedElement]))
      .meta({ description: 'One element for every item, in the order of the request' }),
    attribution,
  })
  .meta({ id: 'LocationBatchResponse', description: 'Answers in the order of the items' });

export const contract = defineContract({
  description:
    'Answers each item as /location/autocomplete (with ten results) or /location/reverse does, in the order of the request. An item that is malformed or fails does not affect the others. At most 10 requests a minute.',
  response: LocationBatchResponse,
  errors: ['BatchTooLarge'],
});
