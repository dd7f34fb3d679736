import type { TemplateResult } from 'lit-html';
import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { capitalize } from '../../lib/base/text.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import type { ChartRequestBody, FieldFault, FullChartAnswer } from './chart-request.ts';
import type { TypedClock } from './clock-choice.ts';
import type { FormEntries } from './entries.ts';
import { type Entries, type FormRow, listRows } from './rows.ts';

/** The shown chart with its form entries and request. */
export interface ShownChart {
  readonly entries: FormEntries;
  readonly request: ChartRequestBody;
  readonly chart: FullChartAnswer;
}

/** A request of a panel. */
export interface PanelRequest {
  /** Name in the list of requests. */
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

/** What a panel has to draw an answer. */
export interface PanelContext {
  readonly entries: Entries;
  readonly natal: ShownChart;
}

/** A picture that the service draws of the same request. */
export interface ServicePicture {
  /** @example 'Map' */
  readonly label: string;
  /** Members of the query that choose what the picture shows; format, theme and size are added. */
  readonly query?: Readonly<Record<string, string>>;
  /** Width below which it cannot be read, pixels; a narrower frame scrolls. */
  readonly leastPx?: number;
}

/** The shown answer of a panel. */
export interface PanelView {
  readonly wheel?: Wheel;
  readonly pictures?: readonly ServicePicture[];
  /** To the right of the wheel, where there is room. */
  readonly beside?: TemplateResult;
  readonly content: TemplateResult;
}

/** Members of requests and the fields they come from; the first beginning that matches counts. */
type Locations = readonly (readonly [beginning: string, field: string])[];

/** A view of the shown chart with a form of its own: a request builder and a renderer, both without the page. */
interface PanelOf<Answer> {
  readonly id: string;
  /** What the panel shows, in a sentence. */
  readonly summary: string;
  readonly rows: readonly FormRow[];
  /** Why the panel needs a time of birth; absent if it needs none. */
  readonly needsBirthTime?: string;
  /** Builds the request, or lists the faults of the form. */
  buildRequest(entries: Entries, natal: ShownChart): PanelRequest | readonly FieldFault[];
  render(answer: Answer, context: PanelContext): PanelView;
  readonly locations?: Locations;
  /** Reads the birth that is typed in the panel, with the prefix of the names of its fields. */
  readBirth?(answer: Answer): readonly [prefix: string, birth: TypedClock] | undefined;
}

/** A panel whose answers are parsed JSON. */
export type Panel = PanelOf<unknown>;

/** Defines a panel by the type of its answers. */
export const definePanel = <Answer>(panel: PanelOf<Answer>): Panel => panel;

export const isPanelRequest = (built: PanelRequest | readonly FieldFault[]): built is PanelRequest => 'path' in built;

/** Where the members of a birth are typed. @param prefix of the names of its fields */
export const listBirthLocations = (member: string, prefix = ''): Locations => [
  [`${member}.name`, `${prefix}name`],
  [`${member}.birth_datetime.disambiguation`, `${prefix}fold`],
  [`${member}.birth_datetime.calendar`, `${prefix}calendar`],
  [`${member}.birth_datetime`, `${prefix}date`],
  [`${member}.birth_time_known`, `${prefix}time`],
  [`${member}.birth_location.timezone`, `${prefix}zone`],
  [`${member}.birth_location`, `${prefix}place`],
];

/** Members of a chart's request and their fields in the birth form. */
export const FORM_LOCATIONS: Locations = [
  ...listBirthLocations('body.subject'),
  ['body.configuration.house_system', 'houses'],
  ['body.configuration.zodiac_type', 'zodiac'],
  ['body.configuration.ayanamsa', 'zodiac'],
  ['body.configuration.object', 'objects'],
];

/** Reads the faults of a problem document with their fields. A problem without locations concerns the whole form. */
export function readFaults(
  { detail, errors }: Pick<ProblemBody, 'detail' | 'errors'>,
  locations: Locations,
): readonly FieldFault[] {
  if (errors.length === 0) return [{ message: detail }];
  return errors.map(({ location, message }) => {
    const field = locations.find(([beginning]) => location.startsWith(beginning))?.[1];
    return field ? { field, message: `${capitalize(message)}.` } : { message: `${location} ${message}.` };
  });
}

/** The locations of a panel: members of a body mostly have the names of their fields. */
export const listLocations = ({ locations = [], rows }: Panel): Locations => [
  ...locations,
  ...listRows(rows).flatMap((row) => ('name' in row ? [[`body.${row.name}`, row.name] as const] : [])),
];
