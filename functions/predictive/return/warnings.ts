import { createWarning, type Warning } from '../../../lib/domain/chart/warning.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import { type JdRange, type JdUt, unixFromJdUt } from '../../../lib/units/time.ts';
import { createTimeWarnings } from '../../../lib/use-cases/natal-chart.ts';
import { createZoneWarnings } from '../../../lib/use-cases/zone-warnings.ts';
import type { ReturnRequest } from './request.ts';
import type { ReturnSearch } from './search.ts';

/** What was found, as far as a reader should be warned of it. */
interface WarningSubject {
  readonly search: ReturnSearch;
  /** The return on the clocks of its place. */
  readonly at: LocalMoment;
  readonly span: JdRange | undefined;
}

/** What a reader of a return should know; each thing once. */
export function createReturnWarnings(request: ReturnRequest, { search, at, span }: WarningSubject): readonly Warning[] {
  const told = [
    ...createTimeWarnings(search.birth.moment, 'local time of birth'),
    ...createTimeWarnings(search.target, 'local time of target_datetime'),
    ...createZoneWarnings(at.zoneMatch),
    ...createUnreadMemberWarnings(request),
    ...createUnknownTimeWarnings(search, span),
    ...createCutWindowWarnings(search),
  ];
  return [...new Map(told.map((one) => [one.message, one])).values()];
}

const dateTime = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

function createUnreadMemberWarnings({
  precession_corrected,
  include_chart,
  house_system,
  configuration,
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
      : sentHouses.map((name) => createWarning('OptionUnread', `${name}: no chart was asked for.`))),
  ];
}

function createUnknownTimeWarnings({ birth }: ReturnSearch, span: JdRange | undefined): Warning[] {
  if (birth.timeIsKnown) return [];
  const within = span ? `between ${dateTime(span.fromJdUt)} and ${dateTime(span.toJdUt)}` : 'some time around it';
  const message = `The time of birth is not known: this is the return of a birth at local noon, the true one lies ${within}.`;
  return [createWarning('BirthTimeDecides', message)];
}

function createCutWindowWarnings({ isCut, window }: ReturnSearch): Warning[] {
  if (!isCut) return [];
  const message = `The ephemeris ends the search: it goes from ${dateTime(window.fromJdUt)} to ${dateTime(window.toJdUt)}.`;
  return [createWarning('EventsOutOfRange', message)];
}
