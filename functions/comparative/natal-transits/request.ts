import * as z from 'zod';
import { castingShape } from '../../../lib/requests/chart/natal-request.ts';
import { DateTimeOrNow } from '../../../lib/requests/datetime.ts';
import { Location } from '../../../lib/requests/location.ts';
import { Subject } from '../../../lib/requests/subject.ts';

export const transitPlace = Location.optional().meta({
  description: 'Place of the transit chart, default the birthplace',
});

export const NatalTransitsRequest = z
  .strictObject({
    subject: Subject,
    transit_datetime: DateTimeOrNow.optional().meta({
      description:
        'Moment of the transits, default now. Without an offset it is civil time at `location`, and UTC where no location is sent; a date alone means 00:00',
    }),
    location: transitPlace,
    ...castingShape,
  })
  .meta({
    id: 'NatalTransitsRequest',
    description: 'A birth, the moment of the transits, and how both charts are cast',
  });

export type NatalTransitsRequest = z.output<typeof NatalTransitsRequest>;
