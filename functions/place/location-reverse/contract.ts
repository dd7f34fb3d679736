import { defineContract } from '../../../lib/contract/endpoint.ts';
import { locationAnswerSchema, ReverseData } from '../answers.ts';

const ReverseResponse = locationAnswerSchema(ReverseData).meta({
  id: 'LocationReverseResponse',
  description: 'The place at or nearest to a point',
});

export const contract = defineContract({
  description:
    'The nearest city, town or village, and the time zone at the point itself. If the nearest place is more than 200 km away, the answer has a warning. At most 60 requests a minute.',
  response: ReverseResponse,
  errors: ['GeocoderUnavailable'],
});
