import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { estimateAnalyses } from '../work.ts';
import { analyzeBirth } from './calculate.ts';
import { examples } from './examples.ts';
import { AnalysisRequest } from './request.ts';
import { AnalysisResponse, toAnalysisAnswer } from './response.ts';

export const analysis = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/analysis',
    summary: 'Patterns, rulers, receptions and other facts of a chart',
    description:
      'Casts the chart of a birth and answers with the facts about it, without its positions: balance, aspect patterns, stelliums, shape, rulers, receptions, the condition of each body, the Moon, and contacts by declination and antiscion. Without a time of birth, what depends on houses or sect is left out with a warning, and so are stelliums and rulers of houses, angularity and the almuten with house system G. `options.include_analysis` adds the facts to the answers of other charts, except those that need a search: the course of the Moon, the stations and the almuten.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: FormatQuery, body: AnalysisRequest },
    response: AnalysisResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    errors: ['HouseSystemUndefined'],
    demo: true,
    limits: 'none',
    work: () => estimateAnalyses(1),
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services, context) => {
    const analyzed = analyzeBirth(body, services);
    const provenance = context.provenance();
    return toAnalysisAnswer(analyzed, { format, decimals: body.options.decimal_places, provenance });
  },
);
