import * as z from 'zod';
import { PlaceCandidateRecord } from './chart/named-place.ts';
import { text } from './members.ts';

/** One validation issue of a request, as listed in problems and in failed entries of a batch. */
export const ValidationIssueRecord = z
  .object({
    location: text('Location of the fault in the request.', 'body.subject.birth_location.latitude.decimal'),
    message: text('What is expected at this location.', 'must be ≤ 90'),
    value: z.unknown().optional().meta({
      description: 'The value that was sent, shortened; absent if nothing was sent.',
      example: 123.4,
    }),
    example: z.unknown().optional().meta({
      description: 'One correct form of this member; absent if another member decides what is correct.',
      example: 48.8566,
    }),
    suggestion: z
      .object({
        location: text('Where the value goes in the request.', 'body.configuration.house_system'),
        value: z
          .unknown()
          .meta({ description: 'The value to send there; null: leave the member out.', example: 'placidus' }),
      })
      .optional()
      .meta({
        id: 'Suggestion',
        description:
          'A change that is probably meant: put the value at its location, leave out the member of this error where that is another one, and send the request again. Absent where nothing can be concluded from what was sent.',
      }),
    readings: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({
        description: 'Of `AmbiguousDate`: both dates that the text may mean.',
        example: ['1985-05-03', '1985-03-05'],
      }),
    candidates: z.array(PlaceCandidateRecord).readonly().optional().meta({
      description:
        'Of `AmbiguousPlace`: places that the name may mean, at most ten; the `display_name` of one is clear.',
    }),
    nearest: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({ description: 'Of `PlaceNotFound`: known places of similar spelling.', example: ['Paris, France'] }),
  })
  .meta({ id: 'Finding', description: 'One fault of a request.' });
