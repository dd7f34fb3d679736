import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { createSubjectWarnings, createTimeWarnings } from '../../../lib/charts/natal-chart.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { createChartlessWarnings } from '../../../lib/charts/unread-options.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import type { ReturnRequest } from './request.ts';
import type { ReturnSearch } from './search.ts';

/** The return that warnings are about. */
interface WarningSubject {
  readonly search: ReturnSearch;
  /** The return in the civil time of its place. */
  readonly moment: LocalMoment;
  readonly span: JdRange | undefined;
}

/** Warnings about a return, each message once. */
export function createReturnWarnings(
  request: ReturnRequest,
  { search, moment, span }: WarningSubject,
): readonly Warning[] {
  const warnings = [
    ...createSubjectWarnings(search.birth, 'local time of birth'),
    ...createReturnPlaceWarnings(request),
    ...createTimeWarnings(search.target, 'local time of target_datetime'),
    ...createZoneWarnings(moment.zoneMatch),
    ...createUnreadMemberWarnings(request),
    ...createUnknownTimeWarnings(search, span),
    ...createCutWindowWarnings(search),
  ];
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

const createReturnPlaceWarnings = ({ return_location }: ReturnRequest): Warning[] =>
  return_location ? createPlaceChoiceWarnings(toRequestedPlace(return_location)) : [];

function createUnreadMemberWarnings({
  precession_corrected,
  include_chart,
  house_system,
  configuration,
  options,
}: ReturnRequest): Warning[] {
  const isDoublyCorrected = precession_corrected && configuration.zodiac_type === 'sidereal';
  const sentHouses = [
    ...(house_system ? ['house_system'] : []),
    ...(configuration.house_system ? ['configuration.house_system'] : []),
  ];
  return [
    ...(isDoublyCorrected
      ? [createWarning('OptionUnread', 'precession_corrected: a sidereal return is among the stars as it is.')]
      : []),
    ...(include_chart
      ? []
      : [
          ...sentHouses.map((name) => createWarning('OptionUnread', `${name}: ${NO_CHART}.`)),
          ...createChartlessWarnings(options, NO_CHART),
        ]),
  ];
}

const NO_CHART = 'without include_chart the answer has no chart';

function createUnknownTimeWarnings({ birth }: ReturnSearch, span: JdRange | undefined): Warning[] {
  if (birth.timeIsKnown) return [];
  const within = span
    ? `between ${formatInstant(span.fromJdUt)} and ${formatInstant(span.toJdUt)}`
    : 'some time around it';
  const message = `The time of birth is not known: this is the return of a birth at local noon, the true one lies ${within}.`;
  return [createWarning('BirthTimeDecides', message)];
}

function createCutWindowWarnings({ isCut, window }: ReturnSearch): Warning[] {
  if (!isCut) return [];
  const message = `The ephemeris ends the search: it goes from ${formatInstant(window.fromJdUt)} to ${formatInstant(window.toJdUt)}.`;
  return [createWarning('EventsOutOfRange', message)];
}
