import { judgeTree, type Verdict } from '../../../lib/astro/timing/elections/verdict.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { type JdRange, type JdUt, rangeAround } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { type ElectionServices, readSetting } from '../../../lib/charts/condition-setting.ts';
import { requireCoveredBody } from '../../../lib/charts/covered-body.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { readSubject, requireCoveredMoment, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { isLordRef } from '../../../lib/requests/conditions/body-ref.ts';
import { judgeConditions, judgeConditionsWithin } from '../../../lib/requests/conditions/judge-conditions.ts';
import type { Leaf } from '../../../lib/requests/conditions/leaves.ts';
import type { Location } from '../../../lib/requests/location.ts';
import type { NamedTrees } from './named-conditions.ts';
import type { ConditionsRequest } from './request.ts';

/** The birth or the moment of a request, with the settings that conditions are read with. */
export type JudgedRequest = Pick<ConditionsRequest, 'subject' | 'moment' | 'configuration'>;

/** Verdicts about one birth or moment. */
export interface JudgedConditions {
  readonly subject: SubjectWithDay | undefined;
  readonly moment: JdUt;
  /** In the order of the request. */
  readonly verdicts: readonly Verdict[];
  readonly warnings: readonly Warning[];
}

/** A birth or a moment that was read; its conditions are judged when they are asked for. */
export interface ReadMoment {
  readonly moment: JdUt;
  /** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `HouseSystemUndefined`, `BirthTimeRequired` */
  judge(conditions: NamedTrees): JudgedConditions;
}

/**
 * Reads the birth or the moment of a request, and judges named conditions there. Without a time of birth a condition is true that holds all day, false that never does.
 *
 * @throws Problem of reading the subject
 */
export function readMomentOf(request: JudgedRequest, services: ElectionServices): ReadMoment {
  const judged = readJudgedMoment(request, services);
  const { moment } = judged;
  return { moment, judge: (conditions) => judgeAt(judged, conditions, { ...request, services }) };
}

interface Judging extends JudgedRequest {
  readonly services: ElectionServices;
}

function judgeAt(
  { subject, place, moment, window, member }: JudgedMoment,
  { trees, leaves }: NamedTrees,
  { configuration, services }: Judging,
): JudgedConditions {
  requireCoverage(leaves, { window: window ?? { fromJdUt: moment, toJdUt: moment }, member }, services);
  const { setting, warnings } = readSetting({ ...place, configuration }, moment, services);
  const whole = { tree: { type: 'all', items: trees.map(({ tree }) => tree) }, leaves } as const;
  const judged = locateErrors({ houseSystem: 'body.configuration.house_system' }, () =>
    window ? judgeConditionsWithin(whole, setting, window) : judgeConditions(whole, setting, moment),
  );
  return {
    subject,
    moment,
    verdicts: trees.map(({ tree }) => judgeTree(tree, judged.leaves)),
    warnings: listOnce([...(subject?.warnings ?? []), ...warnings()]),
  };
}

/** When and where conditions are judged. */
interface JudgedMoment {
  readonly subject: SubjectWithDay | undefined;
  readonly moment: JdUt;
  /** The day of a birth whose time is not known. */
  readonly window: JdRange | undefined;
  /** Member of the request that states the moment. */
  readonly member: string;
  readonly place: { readonly location: Location | undefined; readonly locationMember: string };
}

function readJudgedMoment(
  { subject: stated, moment, configuration }: JudgedRequest,
  services: ElectionServices,
): JudgedMoment {
  if (stated) {
    const subject = addHandle(readSubject(stated, services, 'body.subject'), configuration);
    const place = { location: stated.birth_location, locationMember: 'body.subject.birth_location' };
    const member = 'body.subject.birth_datetime';
    return { subject, moment: subject.moment.jdUt, window: subject.day, member, place };
  }
  if (!moment) throw new Error('a request has a birth or a moment');
  const place = { location: moment.location, locationMember: 'body.moment.location' };
  return { subject: undefined, moment: moment.datetime, window: undefined, member: 'body.moment.datetime', place };
}

/** Days around a moment that conditions on risings, voids and stations are searched in. */
const MARGIN_DAYS = 5;

interface CoveredTime {
  readonly window: JdRange;
  readonly member: string;
}

function requireCoverage(leaves: readonly Leaf[], { window, member }: CoveredTime, { ephemeris }: ElectionServices) {
  const margins = [rangeAround(window.fromJdUt, MARGIN_DAYS).fromJdUt, rangeAround(window.toJdUt, MARGIN_DAYS).toJdUt];
  const name = `time around it, of ${MARGIN_DAYS} days,`;
  const named = leaves.flatMap(({ path, bodies }) =>
    bodies.flatMap((body) => (isLordRef(body) ? [] : [{ location: `body.${path}`, body: toEphemerisBody(body).body }])),
  );
  runCollectingProblems(margins.map((jd) => () => requireCoveredMoment(jd, ephemeris, { location: member, name })));
  runCollectingProblems(named.map((one) => () => requireCoveredBody(ephemeris, one, window)));
}

const listOnce = (warnings: readonly Warning[]): readonly Warning[] => [
  ...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values(),
];
