import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { createSubjectWarnings, createTimeWarnings } from '../../../lib/charts/natal-chart.ts';
import { createPlaceChoiceWarnings } from '../../../lib/charts/requested-place.ts';
import { createChartlessWarnings } from '../../../lib/charts/unread-options.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import { type ReturnCalculation, selectReturnPlace } from './place.ts';
import type { FoundReturn } from './search.ts';

/** Warnings about a return, each message once. */
export function createReturnWarnings(request: ReturnCalculation, found: FoundReturn): readonly Warning[] {
  const warnings = [
    ...createSubjectWarnings(found.birth, 'local time of birth'),
    ...(request.return_location ? createPlaceChoiceWarnings(selectReturnPlace(request)) : []),
    ...createTimeWarnings(found.target, 'local time of target_datetime'),
    ...createZoneWarnings(found.moment.zoneMatch),
    ...createUnreadMemberWarnings(request),
    ...createUnknownTimeWarnings(found),
    ...createCutWindowWarnings(found),
  ];
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

const NO_CHART = 'without include_chart the answer has no chart';

function createUnreadMemberWarnings(request: ReturnCalculation): Warning[] {
  const { precession_corrected, include_chart, house_system, configuration, options } = request;
  const isDoublyCorrected = precession_corrected && configuration.zodiac_type === 'sidereal';
  const unread = [
    ...(isDoublyCorrected ? ['precession_corrected: a sidereal return is among the stars as it is.'] : []),
    ...(!include_chart && house_system ? [`house_system: ${NO_CHART}.`] : []),
    ...(!include_chart && configuration.house_system ? [`configuration.house_system: ${NO_CHART}.`] : []),
  ];
  return [
    ...unread.map((message) => createWarning('OptionUnread', message)),
    ...(include_chart ? [] : createChartlessWarnings(options, NO_CHART)),
  ];
}

function createUnknownTimeWarnings({ birth, span }: FoundReturn): Warning[] {
  if (birth.timeIsKnown) return [];
  const within = span
    ? `between ${formatInstant(span.fromJdUt)} and ${formatInstant(span.toJdUt)}`
    : 'some time around it';
  const message = `The time of birth is not known: this is the return of a birth at local noon, the true one lies ${within}.`;
  return [createWarning('BirthTimeDecides', message)];
}

function createCutWindowWarnings({ isCut, window }: FoundReturn): Warning[] {
  if (!isCut) return [];
  const message = `The ephemeris ends the search: it goes from ${formatInstant(window.fromJdUt)} to ${formatInstant(window.toJdUt)}.`;
  return [createWarning('EventsOutOfRange', message)];
}
