import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { reportedEndpoints } from './pages.ts';

export const contract = defineContract({
  description:
    'A PDF of four pages of A4: the wheel; positions, houses, balance and the grid of aspects with orbs; the profected year, the firdaria and the zodiacal releasing from Fortune; the transits of Jupiter to Pluto in a year. Its pictures are those of `POST /ephemeris/natal-chart`, `POST /timelords/profections`, `POST /timelords/firdaria`, `POST /timelords/zodiacal-releasing` and `POST /predictive/transits/search` with `format=pdf`, and each is charged as a request of its own. Time lords that cannot be found are left out, as without a time of birth.',
  response: z.never(),
  otherMedia: { 'application/pdf': 'The document.' },
  errors: [],
  passesOn: reportedEndpoints,
});
