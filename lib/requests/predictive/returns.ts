import { type BodyReturn, nearestReturn, returnsIn } from '../../domain/returns/returns.ts';
import { spanOfReturn } from '../../domain/returns/uncertainty.ts';
import type { FoundReturn } from '../../projection/predictive/returns.ts';
import type { ReturnRequest } from '../../schemas/predictive/return-request.ts';
import type { ChartRequest } from '../chart-settings.ts';
import { placeOf, type Readers, readBirth } from '../subject.ts';
import { together } from '../together.ts';
import { returnChart } from './return-chart.ts';
import { momentAtPlace, placeOfReturn, readTarget } from './return-moments.ts';
import { returnNotFound } from './return-not-found.ts';
import { type ReturnSearch, returnSearch } from './return-search.ts';
import { returnWarnings } from './return-warnings.ts';
import { skyOf, type Watchers } from './sky.ts';

/** What a return asks. */
export type ReturnReaders = Readers & Watchers;

/** A parsed request, and in which form its chart is wanted. */
export type AskedReturn = ReturnRequest & Pick<ChartRequest, 'preset' | 'asRows'>;

/**
 * Finds the return of a body nearest to a moment, and casts its chart where one is wanted.
 *
 * @throws Problem of reading the birth or the target, or of casting the chart; `InvalidBody` for a body that is not known
 * then; `ReturnNotFound` where none lies in the window
 */
export function planetaryReturn(request: AskedReturn, readers: ReturnReaders): FoundReturn {
  const [birth, target] = together([
    () => readBirth(birthOf(request), readers, BIRTH_LOCATIONS),
    () => readTarget(request, readers),
  ]);
  const search = returnSearch(request, readers, { birth, target });
  const returns = [...returnsIn(search.sky, search.natal, search.window)];
  const chosen = nearestReturn(returns, target.jdUt);
  if (!chosen) throw returnNotFound(search, request.search_window_days);
  return { ...whole(request, readers, { search, chosen }), others: returns.filter((one) => one !== chosen) };
}

const BIRTH_LOCATIONS = { time: 'body.birth_datetime', timezone: 'body.location.timezone' };

const birthOf = ({ birth_datetime, birth_time_known, location }: ReturnRequest) => ({
  name: 'Birth',
  birth_datetime,
  birth_time_known,
  birth_location: location,
});

interface Chosen {
  readonly search: ReturnSearch;
  readonly chosen: BodyReturn;
}

/** A return with all that is told of it. */
function whole(request: AskedReturn, readers: ReturnReaders, { search, chosen }: Chosen): Omit<FoundReturn, 'others'> {
  const { natal, birth, window } = search;
  const at = momentAtPlace(chosen.moment, request, readers);
  const span = birth.day && spanOfReturn(search.sky, { natal, moment: chosen.moment, day: birth.day });
  const { precession_corrected, configuration, include_chart } = request;
  return {
    natal,
    chosen,
    window,
    span,
    sky: skyOf(readers, configuration),
    isPrecessionCorrected: precession_corrected || configuration.zodiac_type === 'sidereal',
    location: { place: placeOf(placeOfReturn(request)), timezone: at.timezone },
    warnings: returnWarnings(request, { search, at, span }),
    chart: include_chart
      ? returnChart(request, readers.ephemeris, { moment: at, timeIsKnown: birth.timeIsKnown, span })
      : undefined,
  };
}
