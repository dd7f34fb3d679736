import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { plainTimelineQuery } from '../../../lib/requests/picture.ts';
import { searchContacts } from './calculate.ts';
import { transitSearchExamples } from './examples.ts';
import { transitFormats } from './formats.ts';
import { transitPicture } from './picture.ts';
import { TransitSearchRequest } from './request.ts';
import { TransitSearchResponse, toTransitSearchResponse } from './response.ts';
import { estimateTransitSearch } from './work.ts';

export const transitSearch = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/transits/search',
    summary: 'When moving bodies make aspects to natal points',
    description:
      'Every exact aspect between two dates in order of time, and every closest approach within orb that does not become exact, with the times at which the body enters and leaves the orb. Includes bodies that are within orb at `start_date` and already move away (`separating`), or within orb at `end_date` and still approach (`applying`). A search spans at most 200 years, 50 with the Moon, and finds at most 250 000 contacts; long answers come in pages.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: plainTimelineQuery('the transits over time'), body: TransitSearchRequest },
    response: TransitSearchResponse,
    hasDisplayNames: true,
    formats: { ...transitFormats, picture: transitPicture },
    errors: ['InvalidRange'],
    demo: true,
    limits: 'transits',
    work: ({ body }) => estimateTransitSearch(body),
    workMembers: ['end_date', 'transiting_planets', 'natal_planets', 'aspects'],
    cache: 'none',
    stored: 'transits',
    examples: transitSearchExamples,
  },
  async ({ body }, services) => toTransitSearchResponse(await searchContacts(body, services)),
);
