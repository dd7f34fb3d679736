import * as z from 'zod';
import { ERROR_CODES } from '../errors/catalogue.ts';
import { FindingRecord } from '../schemas/finding.ts';

/** Problem details as RFC 9457 has them, with the members this service adds. */
export const ProblemSchema = z
  .object({
    type: z.string().meta({
      description: 'Page about this code, from the root of the server that answered.',
      example: '/docs/errors#InvalidLatitude',
    }),
    title: z.string().meta({ description: 'What the code means.', example: 'Latitude outside -90 to 90' }),
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status.', example: 400 }),
    detail: z.string().meta({
      description: 'What this very request did.',
      example: 'body.subject.birth_location.latitude.decimal must be ≤ 90',
    }),
    success: z.literal(false).meta({ description: 'Always false: the request was not answered.', example: false }),
    error: z.enum(ERROR_CODES).meta({ description: 'The code, for programs.', example: 'InvalidLatitude' }),
    errors: z
      .array(FindingRecord)
      .meta({ description: 'Every fault that was found; empty where it is not the input.' }),
    request_id: z.string().meta({
      description: 'Names this request in the logs of the service.',
      example: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
    }),
  })
  .meta({ id: 'Problem', description: 'Why a request was not answered, as RFC 9457 problem details.' });
